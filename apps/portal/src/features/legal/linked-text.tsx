import { TextLink } from '@mediathek/ui';
import { splitLinks } from './legal-texts';

/** A text with its links. */
export function LinkedText({ text: whole }: { readonly text: string }) {
  return splitLinks(whole).map(({ text, href }) =>
    href === undefined ? (
      text
    ) : (
      <TextLink key={href} href={href}>
        {text}
      </TextLink>
    ),
  );
}
