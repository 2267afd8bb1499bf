import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Anchor, type LinkComponent } from './anchor';
import styles from './tree.module.css';
import { moveInTree } from './tree-keys';
import { TreeToggle } from './tree-toggle';

export interface TreeNode {
  id: string;
  label: string;
  href: string;
  /** At the right, such as the number of media. */
  end?: ReactNode;
  isCurrent?: boolean | undefined;
  children?: readonly TreeNode[] | undefined;
}

export interface TreeProps {
  label: string;
  nodes: readonly TreeNode[];
  /** Which nodes are open. */
  expanded: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** The accessible name of a node's arrow, made from the node's label. */
  toggleLabel: (label: string) => string;
  linkAs?: LinkComponent | undefined;
}

/** Nested lists that open level by level; every entry is a link. Plain lists and buttons, so that every reader knows
 *  them; the arrow keys are a shortcut on top. */
export function Tree({ label, nodes, ...shared }: TreeProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    if (moveInTree(event.currentTarget, event.target, event.key)) event.preventDefault();
  }
  return (
    <ul className={styles.tree} aria-label={label} onKeyDown={handleKeyDown}>
      {nodes.map((node) => (
        <TreeItem key={node.id} node={node} {...shared} />
      ))}
    </ul>
  );
}

function TreeItem({ node, ...shared }: { node: TreeNode } & Omit<TreeProps, 'label' | 'nodes'>) {
  const listId = useId();
  const isOpen = shared.expanded.has(node.id);
  const children = node.children ?? [];
  const hasChildren = children.length > 0;
  return (
    <li>
      <div className={styles.row} data-tree-row="">
        {hasChildren ? (
          <TreeToggle
            isOpen={isOpen}
            label={shared.toggleLabel(node.label)}
            controls={listId}
            onToggle={() => shared.onToggle(node.id)}
          />
        ) : (
          <span />
        )}
        <Anchor
          href={node.href}
          linkAs={shared.linkAs}
          className={styles.link}
          aria-current={node.isCurrent ? 'true' : undefined}
        >
          {node.label}
        </Anchor>
        {node.end !== undefined && <span className={styles.end}>{node.end}</span>}
      </div>
      {hasChildren && isOpen && (
        <ul id={listId} className={styles.tree}>
          {children.map((child) => (
            <TreeItem key={child.id} node={child} {...shared} />
          ))}
        </ul>
      )}
    </li>
  );
}
