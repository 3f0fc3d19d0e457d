import { type IndexedField, readIndexSettings } from '../indexes/index-settings.ts';
import { check, type DeployedProject, unless } from './check.ts';

interface DeployedDatabase {
  locationId: string;
  type: string;
  pointInTimeRecoveryEnablement?: string;
  deleteProtectionState?: string;
}

interface DeployedIndex {
  /** Ends in collectionGroups/<collection>/indexes/<id>. */
  name: string;
  queryScope: string;
  state: string;
  fields: IndexedField[];
}

interface DeployedField {
  /** Ends in collectionGroups/<collection>/fields/<path>. */
  name: string;
  indexConfig?: { indexes?: { queryScope: string; state: string; fields: IndexedField[] }[] };
  ttlConfig?: { state: string };
}

const databaseOf = ({ id }: DeployedProject): string => `v1/projects/${id}/databases/(default)`;

const readDatabase = (project: DeployedProject): Promise<DeployedDatabase> =>
  project.google.ask('firestore', databaseOf(project));

/** Multi-regions of Firestore, with regions of functions that are in them. */
const multiRegions: Record<string, string[]> = {
  nam5: ['us-central1'],
  eur3: ['europe-west1', 'europe-west4'],
};

const update = ({ id }: DeployedProject, flag: string): string =>
  `gcloud firestore databases update --database="(default)" ${flag} --project=${id}`;

const deploy = ({ id }: DeployedProject): string =>
  `npx firebase deploy --only firestore --project=${id}`;

const collectionIn = (name: string): string => /collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';
const fieldIn = (name: string): string => name.slice(name.indexOf('/fields/') + '/fields/'.length);

const kindOf = ({ order, arrayConfig }: Omit<IndexedField, 'fieldPath'>): string =>
  order ?? arrayConfig ?? '';

/** Describes a composite index: 'days COLLECTION serviceIds CONTAINS, date ASCENDING' */
const describeIndex = (collection: string, scope: string, fields: readonly IndexedField[]) => {
  // Firestore adds the name of the document to each index.
  const named = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  const parts = named.map((field) => `${field.fieldPath} ${kindOf(field)}`);
  return `${collection} ${scope} ${parts.join(', ')}`;
};

const indexesOf = ({ indexConfig }: DeployedField): string[] =>
  (indexConfig?.indexes ?? []).map(
    ({ queryScope, fields: [field] }) => `${queryScope} ${field ? kindOf(field) : ''}`,
  );

const day = 24 * 60 * 60 * 1000;

/** A daily backup that is older was left out, in milliseconds. */
const oldestBackupMs = 2 * day;

interface Schedule {
  createTime: string;
  retention: string;
  dailyRecurrence?: object;
}

async function readBackups(project: DeployedProject) {
  const { google, id } = project;
  const schedules = await google.list<Schedule>(
    'firestore',
    `${databaseOf(project)}/backupSchedules`,
    'backupSchedules',
  );
  const backups = await google.list<{ database: string; snapshotTime: string; state: string }>(
    'firestore',
    `v1/projects/${id}/locations/-/backups`,
    'backups',
  );
  const ready = backups
    .filter(({ database, state }) => database.endsWith('/(default)') && state === 'READY')
    .map(({ snapshotTime }) => Date.parse(snapshotTime));
  return { daily: schedules.find(({ dailyRecurrence }) => dailyRecurrence), ready };
}

function missingBackups(
  { daily, ready }: Awaited<ReturnType<typeof readBackups>>,
  { id }: DeployedProject,
): string[] {
  if (!daily) {
    return [
      `a daily backup: gcloud firestore backups schedules create --database="(default)" --recurrence=daily --retention=14w --project=${id}`,
    ];
  }
  const newest = Math.max(Date.parse(daily.createTime), ...ready);
  return unless(
    Date.now() - newest < oldestBackupMs,
    `the newest backup is of ${new Date(newest).toISOString()}: gcloud firestore backups list --project=${id}`,
  );
}

export const databaseChecks = [
  check('the database is near the functions', readDatabase, ({ locationId, type }, { region }) => [
    ...unless(type === 'FIRESTORE_NATIVE', `the database is ${type}: create one in native mode`),
    ...unless(
      locationId === region || (multiRegions[locationId] ?? []).includes(region),
      `the database is in ${locationId} and the functions are in ${region}: set REGION to a region there, because a database cannot be moved`,
    ),
  ]),
  check(
    'the database can go back to any minute of a week',
    readDatabase,
    ({ pointInTimeRecoveryEnablement }, project) =>
      unless(
        pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
        `point-in-time recovery: ${update(project, '--enable-pitr')}`,
      ),
  ),
  check(
    'the database is protected from being deleted',
    readDatabase,
    ({ deleteProtectionState }, project) =>
      unless(
        deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
        `delete protection: ${update(project, '--delete-protection')}`,
      ),
  ),
  check('there is a backup every day', readBackups, missingBackups),
  check(
    'all indexes can be used',
    (project) =>
      project.google.list<DeployedIndex>(
        'firestore',
        `${databaseOf(project)}/collectionGroups/-/indexes`,
        'indexes',
      ),
    (deployed, project) => {
      const states = new Map(
        deployed.map(({ name, queryScope, fields, state }) => [
          describeIndex(collectionIn(name), queryScope, fields),
          state,
        ]),
      );
      return readIndexSettings().indexes.flatMap(({ collectionGroup, queryScope, fields }) => {
        const index = describeIndex(collectionGroup, queryScope, fields);
        const state = states.get(index);
        if (state === 'READY') return [];
        return [
          state
            ? `the index ${index} is ${state}: wait, or look at it in the console`
            : `the index ${index}: ${deploy(project)}`,
        ];
      });
    },
  ),
  check(
    'fields are indexed, and documents expire, as declared',
    (project) =>
      project.google.list<DeployedField>(
        'firestore',
        `${databaseOf(project)}/collectionGroups/-/fields?filter=${encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*')}`,
        'fields',
      ),
    (deployed, project) => {
      const found = new Map(
        deployed.map((field) => [`${collectionIn(field.name)}.${fieldIn(field.name)}`, field]),
      );
      const { fieldOverrides } = readIndexSettings();
      const differing = fieldOverrides
        .map((override) => ({
          name: `${override.collectionGroup}.${override.fieldPath}`,
          wanted: override.indexes.map((index) => `${index.queryScope} ${kindOf(index)}`),
        }))
        .filter(({ name, wanted }) => {
          const field = found.get(name);
          return !field || indexesOf(field).toSorted().join() !== wanted.toSorted().join();
        });
      const some = differing.slice(0, 3).map(({ name }) => name);
      return [
        ...unless(
          differing.length === 0,
          `${differing.length} fields have other indexes, such as ${some.join(', ')}: ${deploy(project)}`,
        ),
        ...fieldOverrides.flatMap(({ collectionGroup, fieldPath, ttl }) => {
          const state = found.get(`${collectionGroup}.${fieldPath}`)?.ttlConfig?.state;
          return unless(
            !ttl || state === 'ACTIVE',
            `documents of ${collectionGroup} do not expire by ${fieldPath} (${state ?? 'no policy'}): ${deploy(project)}`,
          );
        }),
      ];
    },
  ),
];
