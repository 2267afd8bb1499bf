import { createHash } from 'node:crypto';
import { addDays } from '@mediathek/domain';
import {
  type DemoLicence,
  type DemoMedium,
  type DemoWorld,
  demoCustomTexts,
  demoFiles,
  demoPassword,
} from '@mediathek/fixtures';
import type { Database, Queries } from '../adapters/database/database';
import { hashPassword } from '../adapters/passwords';
import { bookmarkRepository } from '../features/bookmarks/repository';
import { classRepository } from '../features/classes/repository';
import { libraryRepository } from '../features/library/repository';
import { placeRepository } from '../features/licences/place-repository';
import { licenceRepository, type NewLicence } from '../features/licences/repository';
import { listRepository } from '../features/lists/repository';
import { mediaRepository, type NewMedium } from '../features/media/repository';
import { newsRepository } from '../features/news/repository';
import { schoolRepository } from '../features/schools/repository';
import { setupRepository } from '../features/setup/repository';
import { userRepository } from '../features/users/repository';
import type { Keys } from '../keys';

/** The demo names things by words; the database by ids that are the same at every filling. */
export function demoId(kind: 'user' | 'class' | 'list', name: string): string {
  const hex = createHash('sha256').update(`${kind}:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The first moment of a day, near enough to Berlin's for a demo. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00+01:00`);

const mediumOf = ({ minutes, added, parts: _parts, url: _url, ...fields }: DemoMedium): NewMedium => ({
  ...fields,
  duration: minutes,
  addedOn: added,
});

/** Places that people hold are given after the code was bought, so there were more at first. */
function licenceOf(licence: DemoLicence, mediaId: number, held: number): NewLicence {
  return {
    codeId: licence.id,
    mediaId,
    districtId: licence.districtId,
    schoolId: licence.schoolId,
    mediathekId: licence.mediathekId,
    unlimited: licence.valid_to === false,
    validTo: licence.valid_to || null,
    total: licence.total || 0,
    remaining: licence.remaining === false ? 0 : licence.remaining + held,
    returns: licence.returns || 0,
  };
}

async function fillPeople(db: Queries, world: DemoWorld, keys: Keys): Promise<void> {
  const users = userRepository(db);
  const passwordHash = await hashPassword(demoPassword);
  for (const user of world.users) {
    await users.add({
      id: demoId('user', user.id),
      login: user.login,
      email: user.email || null,
      passwordHash,
      givenName: user.vorname,
      familyName: user.name,
      role: user.role,
      schoolAdmin: user.school_admin,
      districtAdmin: user.district_admin,
      districtId: user.districtId,
      schoolId: user.schoolId,
    });
  }
  const districtOf = new Map(world.schools.map(({ id, districtId }) => [id, districtId]));
  for (const pupil of world.pupils) {
    const id = demoId('user', pupil.id);
    await users.add({ id, role: 'S', schoolId: pupil.schoolId, districtId: districtOf.get(pupil.schoolId) ?? '' });
    const code = pupil.accessCode.replaceAll('-', '');
    await users.addAccessCode({
      userId: id,
      codeHash: keys.hashAccessCode(code),
      codeEncrypted: keys.encrypt(code),
      validTo: pupil.validTo,
    });
  }
}

async function fillClasses(db: Queries, world: DemoWorld, keys: Keys): Promise<void> {
  const classes = classRepository(db);
  const nicknames = new Map(world.pupils.map(({ id, nickname }) => [id, nickname]));
  for (const group of world.classes) {
    const classId = demoId('class', group.id);
    await classes.add({
      id: classId,
      schoolId: group.schoolId,
      name: group.name,
      grade: group.grade,
      subject: group.subject,
      schoolYear: Number.parseInt(group.schoolYear, 10),
      archivedAt: group.archived ? startOf(world.today) : null,
      conferenceUrl: group.conferenceUrl,
      teacherIds: group.teacherIds.map((id) => demoId('user', id)),
    });
    for (const pupilId of group.pupilIds) {
      const nickname = nicknames.get(pupilId);
      await classes.addPupil({
        classId,
        userId: demoId('user', pupilId),
        nicknameEncrypted: nickname ? keys.encrypt(nickname) : null,
      });
    }
  }
}

async function fillTeaching(db: Queries, world: DemoWorld, mediaIds: Map<string, number>): Promise<void> {
  const mediaId = (identifier: string): number => {
    const id = mediaIds.get(identifier);
    if (id === undefined) throw new Error(`The demo names ${identifier}, which is not among its media`);
    return id;
  };
  const schoolOf = new Map(world.users.map(({ id, schoolId }) => [id, schoolId]));
  for (const list of world.lists) {
    await listRepository(db).add({
      id: demoId('list', list.id),
      ownerId: demoId('user', list.ownerId),
      schoolId: schoolOf.get(list.ownerId) ?? null,
      title: list.title,
      description: list.description,
      visibility: list.visibility,
      createdAt: startOf(list.createdOn),
      updatedAt: startOf(list.updatedOn),
      items: list.items.map(({ mediumId, note }) => ({ mediaId: mediaId(mediumId), note })),
      sharedWithIds: list.sharedWithIds.map((id) => demoId('user', id)),
    });
  }
  for (const [position, share] of world.shares.entries()) {
    await classRepository(db).share({
      classId: demoId('class', share.classId),
      mediaId: share.mediumId === null ? null : mediaId(share.mediumId),
      listId: share.listId === null ? null : demoId('list', share.listId),
      position,
      note: share.note,
      visibleFrom: startOf(share.from),
      visibleUntil: startOf(addDays(share.until, 1)),
    });
  }
  for (const { userId, mediumId, createdOn } of world.bookmarks) {
    await bookmarkRepository(db).add({
      userId: demoId('user', userId),
      mediaId: mediaId(mediumId),
      createdAt: startOf(createdOn),
    });
  }
}

async function fillPlaces(db: Queries, world: DemoWorld, licenceIds: Map<string, string>): Promise<void> {
  const classOf = new Map(world.pupils.map(({ id, classId }) => [id, demoId('class', classId)]));
  for (const { codeId, giverId, userIds, givenOn } of world.places) {
    const licence = world.licences.find(({ id }) => id === codeId);
    await placeRepository(db).give(
      {
        licenceId: licenceIds.get(codeId) ?? '',
        by: demoId('user', giverId),
        at: startOf(givenOn),
        isUnlimited: licence?.valid_to === false,
        kind: 'given',
      },
      userIds.map((id) => ({ userId: demoId('user', id), classId: classOf.get(id) ?? null })),
    );
  }
}

async function fillMedia(db: Queries, world: DemoWorld): Promise<Map<string, number>> {
  const media = mediaRepository(db);
  const ids = await media.save(world.media.map(mediumOf));
  const idOf = (identifier: string) => ids.get(identifier) ?? 0;
  await media.addParts(
    world.media.flatMap(({ identifier, parts }) =>
      parts.map((part, position) => ({ packageId: idOf(identifier), partId: idOf(part), position })),
    ),
  );
  await media.addFiles(
    demoFiles.map(({ mediumId, role, lang, type, path }, position) => ({
      mediaId: idOf(mediumId),
      role,
      lang,
      location: `demo:${path}`,
      contentType: type,
      position,
    })),
  );
  await media.addFiles(
    world.media
      .filter(({ url }) => url)
      .map(({ identifier, url }) => ({
        mediaId: idOf(identifier),
        role: 'main',
        lang: '',
        location: url,
        contentType: 'text/html',
        position: 0,
      })),
  );
  const heldOf = new Map(world.places.map(({ codeId, userIds }) => [codeId, userIds.length]));
  const licenceIds = await licenceRepository(db).add(
    world.licences.map((licence) => licenceOf(licence, idOf(licence.mediumId), heldOf.get(licence.id) ?? 0)),
    startOf(addDays(world.today, -90)),
  );
  await fillPlaces(db, world, licenceIds);
  for (const { schoolId, mediumId, giverId, givenOn } of world.pool)
    await libraryRepository(db).addToPool({
      schoolId,
      mediaId: idOf(mediumId),
      givenBy: demoId('user', giverId),
      at: startOf(givenOn),
    });
  const schoolId = world.schools[0]?.id ?? '';
  for (const [place, identifier] of world.trending.entries()) {
    const uses = 5 * (world.trending.length - place);
    await media.addUsage({ mediaId: idOf(identifier), schoolId, usedOn: addDays(world.today, -1), uses });
  }
  return ids;
}

/** Fills the demo world into an empty database, all of it or nothing; leaves any other database alone. */
export async function fillDemo(database: Database, buildWorld: () => DemoWorld, keys: Keys): Promise<boolean> {
  return database.queries.transaction().execute(async (db) => {
    const schools = schoolRepository(db);
    if (!(await schools.isEmpty())) return false;
    const world = buildWorld();
    for (const district of world.districts) await schools.addDistrict(district);
    await schools.add(world.schools);
    await fillPeople(db, world, keys);
    await fillClasses(db, world, keys);
    await fillTeaching(db, world, await fillMedia(db, world));
    await newsRepository(db).add(
      world.news.map(({ id, districtId, categoryId, publishedOn, draft, de, en }) => ({
        id,
        districtId,
        category: categoryId,
        texts: {
          de: { title: de.title, summary: de.teaser, text: de.text },
          en: { title: en.title, summary: en.teaser, text: en.text },
        },
        publishedOn,
        isDraft: draft,
      })),
    );
    for (const [lang, texts] of Object.entries(demoCustomTexts)) await setupRepository(db).saveCustomTexts(lang, texts);
    return true;
  });
}
