import { Tree, type TreeNode } from '@mediathek/ui';
import { useMemo, useState } from 'react';
import { signSrc } from '../../shared/media/subject-sign';
import { useVisitor } from '../../shared/portal';
import { useTexts } from '../../shared/use-texts';
import { subjectHref } from './home-links';
import { intoColumns, subjectNodes } from './subject-nodes';
import styles from './subject-tree.module.css';

const columnCount = 3;

/** All subjects with everything below them, opening level by level; each one leads to its media. */
export function SubjectTree() {
  const { t, lang } = useTexts();
  const visitor = useVisitor();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(
    () =>
      intoColumns(
        subjectNodes(lang, (code) => subjectHref(code, visitor) ?? '').map((node) => ({
          ...node,
          end: <Sign code={node.id} />,
        })),
        columnCount,
      ),
    [lang, visitor],
  );

  function handleToggle(id: string) {
    setExpanded((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  return (
    <div className={styles.columns}>
      {columns.map((nodes) => (
        <Tree
          key={nodes[0]?.id}
          label={t('home.subjects.tree', rangeOf(nodes))}
          nodes={nodes}
          expanded={expanded}
          onToggle={handleToggle}
          toggleLabel={(subject) => t('home.subjects.open', { subject })}
        />
      ))}
    </div>
  );
}

/** The subject's sign, small: the eye finds a colour before it has read a name. */
function Sign({ code }: { readonly code: string }) {
  return <img className={styles.sign} src={signSrc(code)} alt="" width={40} height={30} loading="lazy" />;
}

function rangeOf(nodes: readonly TreeNode[]) {
  const initial = (node: TreeNode | undefined) => node?.label.charAt(0) ?? '';
  return { first: initial(nodes[0]), last: initial(nodes.at(-1)) };
}
