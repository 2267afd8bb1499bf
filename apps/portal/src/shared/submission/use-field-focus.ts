import { useEffect, useRef, useState } from 'react';

/** Moves the focus to a field of a form by its name, once what is wrong with it has been drawn; to the first one, if named, at once. */
export function useFieldFocus(firstName?: string) {
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ readonly name: string } | undefined>(
    firstName === undefined ? undefined : { name: firstName },
  );

  useEffect(() => {
    if (!wanted) return;
    // A frame later: when a page opens, the frame around it first gives the focus to its heading.
    const frame = requestAnimationFrame(() => {
      const field = form.current?.elements.namedItem(wanted.name);
      if (field instanceof HTMLElement) field.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted]);

  // A new object each time, so that asking twice for the same field focuses it twice.
  return { form, focusField: (name: string) => setWanted({ name }) };
}
