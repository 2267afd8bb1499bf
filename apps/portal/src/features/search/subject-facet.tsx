import { Checkbox, TextField, TreeToggle, VisuallyHidden } from '@mediathek/ui';
import { useMemo, useState } from 'react';
import { useTexts } from '../../shared/use-texts';
import styles from './facets.module.css';
import { Count, MoreButton } from './option-list';
import { subjectMark, toggleSubject } from './subject-choice';
import { countNodes, findNodes, type SubjectNode, subjectNodes, waysTo } from './subject-nodes';
import { useLabels } from './use-labels';

interface SubjectFacetProps {
  readonly values: readonly { readonly value: string; readonly count: number }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

const firstSubjects = 6;

/** The way down to what is chosen is open from the start. */
function waysToChosen(chosen: readonly string[]): readonly string[] {
  return chosen.flatMap((code) =>
    [3, 5, 7, 9].filter((length) => length < code.length).map((length) => code.slice(0, length)),
  );
}

/** The subjects of the results as a tree that opens level by level and can be searched. */
export function SubjectFacet({ values, chosen, onChange }: SubjectFacetProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isFinding = text.trim() !== '';
  const wasOpened = [...toggled.values()].includes(true);
  const labels = useLabels(isFinding || wasOpened || chosen.some((code) => code.length > 3));

  const nodes = useMemo(() => subjectNodes(values, chosen, labels.subject), [values, chosen, labels]);
  const found = isFinding ? findNodes(nodes, text) : nodes;
  const opened = new Set(isFinding ? waysTo(found, text) : waysToChosen(chosen));
  const isOpen = (code: string) => toggled.get(code) ?? opened.has(code);

  const tree: TreeInUse = {
    chosen,
    isWhole: isFinding,
    isOpen,
    onOpen: (code) => setToggled(new Map([...toggled, [code, !isOpen(code)]])),
    onToggle: (code) =>
      onChange(
        toggleSubject(
          code,
          chosen,
          values.map(({ value }) => value),
        ),
      ),
  };

  return (
    <>
      {nodes.length > firstSubjects && (
        <TextField
          className={styles.find}
          type="search"
          label={<VisuallyHidden>{t('search.filters.subject.find')}</VisuallyHidden>}
          placeholder={t('search.filters.subject.find')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          autoComplete="off"
        />
      )}
      <VisuallyHidden role="status">
        {isFinding && t('search.filters.subject.found', { count: countNodes(found, text) })}
      </VisuallyHidden>
      {isFinding && found.length === 0 && (
        <p className={styles.note}>{t('search.filters.subject.notFound', { text: text.trim() })}</p>
      )}
      <Nodes nodes={found} tree={tree} label={t('search.filters.subject.tree')} />
    </>
  );
}

interface TreeInUse {
  /** What was searched for is shown completely. */
  readonly isWhole: boolean;
  readonly chosen: readonly string[];
  readonly isOpen: (code: string) => boolean;
  readonly onOpen: (code: string) => void;
  readonly onToggle: (code: string) => void;
}

interface NodesProps {
  readonly nodes: readonly SubjectNode[];
  readonly tree: TreeInUse;
  readonly label?: string;
}

/** One level of the tree: the subjects with the most media, the others on request. */
function Nodes({ nodes, tree, label }: NodesProps) {
  const { t } = useTexts();
  const [isWhole, setIsWhole] = useState(false);
  const shown =
    tree.isWhole || isWhole
      ? nodes
      : nodes.filter(({ code }, place) => place < firstSubjects || subjectMark(code, tree.chosen) !== 'none');
  const hidden = nodes.length - shown.length;
  return (
    <ul className={styles.tree} aria-label={label}>
      {shown.map((node) => (
        <Node key={node.code} node={node} tree={tree} />
      ))}
      {!tree.isWhole && (hidden > 0 || isWhole) && (
        <li>
          <MoreButton onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('search.filters.fewer') : t('search.filters.subject.more', { count: hidden })}
          </MoreButton>
        </li>
      )}
    </ul>
  );
}

function Node({ node, tree }: { readonly node: SubjectNode; readonly tree: TreeInUse }) {
  const { t } = useTexts();
  const { code, label, count, children } = node;
  const mark = subjectMark(code, tree.chosen);
  const isOpen = children.length > 0 && tree.isOpen(code);
  return (
    <li>
      <div className={styles.node}>
        {children.length > 0 ? (
          <TreeToggle
            isOpen={isOpen}
            label={t(isOpen ? 'search.filters.subject.close' : 'search.filters.subject.open', { subject: label })}
            onToggle={() => tree.onOpen(code)}
          />
        ) : (
          <span />
        )}
        <Checkbox
          dense
          label={label}
          end={<Count count={count} />}
          checked={mark === 'all'}
          indeterminate={mark === 'some'}
          onChange={() => tree.onToggle(code)}
        />
      </div>
      {isOpen && <Nodes nodes={children} tree={tree} />}
    </li>
  );
}
