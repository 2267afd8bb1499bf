import { berlinDay, mediaScope } from '@mediathek/domain';
import type { Visitor } from '../../http/visitor';
import type { MediaViewer } from './repository';

/** What a visitor's eyes are at this moment. */
export const mediaViewer = (visitor: Visitor, now: Date): MediaViewer => ({
  scope: mediaScope(visitor),
  userId: visitor.id,
  schoolId: visitor.user === false ? undefined : visitor.user.school_id,
  districtId: visitor.districtId,
  today: berlinDay(now),
  now,
});
