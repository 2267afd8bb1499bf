import { z } from 'zod';

/** A person as colleagues see them: a name, nothing more. */
export const person = z.object({ id: z.uuid(), name: z.string() });
export type Person = z.infer<typeof person>;
