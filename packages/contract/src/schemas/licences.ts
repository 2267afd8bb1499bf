import { licenceCodeStates } from '@mediathek/domain';
import { z } from 'zod';
import { line } from './fields';
import { mediaItem } from './media';
import { person } from './person';

const instant = z.iso.datetime({ offset: true });
const count = z.int().min(0);

/** A licence code as the school sees it: `given` is what is not free any more, whether somebody holds it or it was taken back. */
export const licenceCode = z.object({
  codeId: z.string(),
  medium: mediaItem,
  isUnlimited: z.boolean(),
  total: count,
  given: count,
  remaining: count,
  returns: count,
  /** How many people hold a place. */
  holderCount: count,
  validTo: z.iso.date().nullable(),
  /** Days to the end, from 28 days before it. */
  daysLeft: count.nullable(),
  state: z.enum(licenceCodeStates),
  rights: z.object({
    give: z.boolean(),
    takeBack: z.boolean(),
    /** Places that are taken back become free again, as long as there are returns. */
    returnPlaces: z.boolean(),
    /** The same for places that nobody holds any more. */
    returnSpent: z.boolean(),
  }),
});
export type LicenceCode = z.infer<typeof licenceCode>;

export const licenceQuery = z.strictObject({
  q: z.string().max(200).default(''),
  /** Used-up codes and those that ended within the last 28 days are hidden unless asked for. */
  inactive: z.enum(['hidden', 'shown']).default('hidden'),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const licenceCodes = z.object({
  total: count,
  offset: count,
  /** How many the filter hides. */
  hidden: count,
  items: z.array(licenceCode),
  rights: z.object({ export: z.boolean(), members: z.boolean() }),
});
export type LicenceCodes = z.infer<typeof licenceCodes>;

export const placeHolder = z.object({
  placeId: z.uuid(),
  /** A teacher's name, or a pupil's nickname for the teachers of the class; empty where only the class may be named. */
  name: z.string(),
  kind: z.enum(['teacher', 'pupil']),
  className: z.string().nullable(),
  givenAt: instant,
  rights: z.object({ takeBack: z.boolean() }),
});
export type PlaceHolder = z.infer<typeof placeHolder>;

export const licenceMovement = z.object({
  /** Of the first, where several stand together. */
  id: z.uuid(),
  at: instant,
  kind: z.enum(['bought', 'given', 'redeemed', 'taken-back', 'returned', 'corrected']),
  /** How many places moved; for what was bought and corrected, how many there are more or fewer. */
  places: z.int(),
  by: person.nullable(),
  /** The teacher or the class it was for; empty where nobody in particular was meant. */
  to: z.string(),
});
export type LicenceMovement = z.infer<typeof licenceMovement>;

export const licenceCodeDetail = licenceCode.extend({
  holders: z.array(placeHolder),
  movements: z.array(licenceMovement),
});
export type LicenceCodeDetail = z.infer<typeof licenceCodeDetail>;

/** Whom places can be given to; pupils only of the class that is asked for. */
const receiver = z.object({ id: z.uuid(), name: z.string(), hasPlace: z.boolean() });
export const placeReceivers = z.object({
  classes: z.array(z.object({ id: z.uuid(), name: z.string(), pupils: count, without: count })),
  teachers: z.array(receiver),
  pupils: z.array(receiver),
});
export type PlaceReceivers = z.infer<typeof placeReceivers>;

/** Places for all pupils of a class, or for the people named. */
export const givePlaces = z
  .strictObject({ classId: z.uuid().optional(), userIds: z.array(z.uuid()).min(1).max(500).optional() })
  .refine(({ classId, userIds }) => (classId === undefined) !== (userIds === undefined), {
    message: 'Name either a class or people',
  });
export const placesGiven = z.object({ given: count, alreadyHad: count, remaining: count });

export const takeBackPlaces = z.strictObject({ placeIds: z.array(z.uuid()).min(1).max(500) });
/** The places that people hold, or without them one that nobody holds any more. */
export const returnPlaces = z.strictObject({ placeIds: z.array(z.uuid()).min(1).max(500).optional() });
export const placesTakenBack = z.object({ takenBack: count, remaining: count, returns: count });

export const redeemCode = z.strictObject({ code: line(1, 100) });
export const codeRedeemed = z.object({
  codeId: z.string(),
  identifier: z.string(),
  mediaType: z.enum(['media', 'book', 'app']),
  title: z.string(),
  alreadyHad: z.boolean(),
});

/** Somebody of the school's staff, for those who look after the school. */
export const schoolMembers = z.object({
  total: count,
  offset: count,
  items: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      isSchoolAdmin: z.boolean(),
      classes: z.array(z.string()),
    }),
  ),
  pupils: count,
});
export type SchoolMembers = z.infer<typeof schoolMembers>;

export const schoolClasses = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      grade: z.int().nullable(),
      subject: z.string(),
      teachers: z.array(z.string()),
      pupils: count,
      /** Whether the viewer teaches it and may open it. */
      isOwn: z.boolean(),
    }),
  ),
});
export type SchoolClasses = z.infer<typeof schoolClasses>;

/** What a school uses; how often, never by whom. */
export const schoolUsage = z.object({
  since: z.iso.date(),
  total: count,
  weeks: z.array(z.object({ monday: z.iso.date(), uses: count })),
  media: z.array(
    z.object({
      identifier: z.string(),
      title: z.string(),
      mediaType: z.enum(['media', 'book', 'app']),
      uses: count,
    }),
  ),
  subjects: z.array(z.object({ subject: z.string(), uses: count })),
});
export type SchoolUsage = z.infer<typeof schoolUsage>;
