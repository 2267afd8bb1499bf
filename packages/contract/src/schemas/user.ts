import type { UserInfo } from '@mediathek/domain';
import { z } from 'zod';

/** The signed-in person as the portal knows them. */
export const userInfo = z.object({
  role: z.enum(['L', 'S']),
  school_admin: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  district_admin: z.union([z.literal(0), z.literal(1)]),
  vorname: z.string(),
  name: z.string(),
  email: z.string(),
  school_id: z.string(),
  klassenID: z.string(),
  show_jitsi: z.boolean(),
  schulname: z.string(),
  shared_classes: z.array(z.string()).readonly(),
}) satisfies z.ZodType<UserInfo>;

export const viewChange = z.strictObject({ school_admin: z.union([z.literal(1), z.literal(2)]) });
