import { lazy, Suspense } from 'react';
import type { KeysDialogProps } from './keys-dialog';

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog')).KeysDialog }));

/** The list of keys is fetched when somebody asks for it. */
export function LazyKeysDialog(props: KeysDialogProps) {
  return props.open ? (
    <Suspense fallback={null}>
      <KeysDialog {...props} />
    </Suspense>
  ) : null;
}
