/**
 * Somebody may type before the scripts have arrived. React then knows nothing of it and would empty the field at the next
 * drawing; told as if typed now, it goes on with those words. A field's default is what React believes to stand in it.
 */
export function adoptEarlyInput(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input')) {
    const typed = field.value;
    if (field.type === 'checkbox' || field.type === 'radio' || typed === field.defaultValue) continue;
    // React watches the property of the field itself; written past it, the words count as new.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
