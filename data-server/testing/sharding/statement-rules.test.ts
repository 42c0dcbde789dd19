import { describe, expect, test } from 'vitest';
import { acrossFarms, movesRows, takesManySteps } from './statement-rules.ts';

describe('a statement stays on one farm', () => {
  test.each([
    'select * from "plots" where "farmer_id" = $1 and "id" = $2',
    'select * from "plots" as "p" inner join "crops" as "c" on ("c"."farmer_id" = "p"."farmer_id" and "c"."id" = "p"."id") where "p"."farmer_id" = ?',
    'select * from "readings" inner join "accounts" on "accounts"."id" = "readings"."created_by" where "readings"."farmer_id" = ?',
    'select * from readings where readings.farmer_id = ? and exists (select 1 from plot_crops where plot_crops.farmer_id = readings.farmer_id)',
    'select * from (select * from "readings" where "farmer_id" = ? and ("note" is null or "note" = ?)) as part union all select * from "readings" where "farmer_id" = ?',
    'update "farmers" set "change_no" = "change_no" + ? where "id" = ? returning "change_no"',
    'insert into "plots" ("farmer_id", "id") values (?, ?) on conflict ("farmer_id", "id") do update set "name" = ?',
    'select * from "farm_accounts" inner join "farmers" on "farmers"."id" = "farm_accounts"."farmer_id" where "farmers"."id" = ?',
    'select "id" from "accounts" where "email" = ?',
  ])('%s', (statement) => {
    expect(acrossFarms(statement)).toEqual([]);
  });
});

describe('a statement that may touch other farms is reported', () => {
  test.each([
    ['select * from "plots" where "id" = $1', ['plots']],
    ['select * from "plots"', ['plots']],
    ['select * from "plots" where "farmer_id" >= ?', ['plots']],
    ['select * from "plots" where "farmer_id" = ? or "id" = ?', ['plots']],
    ['select * from "plots" where not ("farmer_id" = ?)', ['plots']],
    ['update "plots" set "farmer_id" = ? where "id" = ?', ['plots']],
    ['delete from "readings" where "id" in (select "id" from "readings" where "farmer_id" = ?)', ['readings']],
    [
      'select * from "readings" inner join "plots" on "plots"."id" = "readings"."plot_id" where "readings"."farmer_id" = ?',
      ['plots'],
    ],
    ['select * from "plots" inner join "limits" on "limits"."key" = "plots"."id" where "farmer_id" = ?', ['limits']],
    ['insert into "plots" ("id") values (?)', ['plots']],
    ['select * from "farm_accounts" where "account_id" = ?', ['farm_accounts']],
    [
      'select id from accounts where id in (select account_id from revisions union select created_by from readings where farmer_id = ?)',
      ['revisions'],
    ],
  ])('%s', (statement, tables) => {
    expect(acrossFarms(statement)).toEqual(tables);
  });
});

test.each([
  [
    'insert into "plots" ("farmer_id", "id", "name") values (?, ?, ?) on conflict ("farmer_id", "id") do update set "farmer_id" = ?, "name" = ?',
    ['plots'],
  ],
  ['update "audit" set "action" = ?, "owner" = ? where "owner" = ?', ['audit']],
  ['update "farmers" set "change_no" = "change_no" + ? where "id" = ? returning "id"', []],
  [
    'insert into "plots" ("farmer_id", "id") values (?, ?) on conflict ("farmer_id", "id") do update set "name" = ? where "plots"."farmer_id" = ?',
    [],
  ],
  ['update "plots" set "name" = (select "name" from "plots" where "farmer_id" = ?) where "farmer_id" = ?', []],
])('a farm’s id is set in %s: %o', (statement, tables) => {
  expect(movesRows(statement)).toEqual(tables);
});

test.each([
  ['ALTER TABLE readings ADD COLUMN depth DOUBLE PRECISION CHECK (depth >= 0)', true],
  ['ALTER TABLE readings ADD COLUMN pump TEXT REFERENCES pumps (id)', true],
  ['ALTER TABLE imports DROP CONSTRAINT imports_pkey, ADD PRIMARY KEY (farmer_id, id)', true],
  ['ALTER TABLE readings ADD COLUMN depth DOUBLE PRECISION NOT NULL DEFAULT 0', false],
  ['ALTER TABLE readings ADD CONSTRAINT readings_depth_check CHECK (COALESCE(depth, 0) >= 0)', false],
  ['ALTER TABLE imports ADD PRIMARY KEY (farmer_id, id)', false],
  ['CREATE TABLE pumps (farmer_id TEXT REFERENCES farmers (id), id TEXT, PRIMARY KEY (farmer_id, id))', false],
])('%s takes several steps at once: %s', (statement, several) => {
  expect(takesManySteps(statement)).toBe(several);
});

test('a statement about all farms still joins the rows of one', () => {
  const join = (condition: string) => `select * from "photos" inner join "readings" on ${condition}`;
  const ofOne = join('"readings"."farmer_id" = "photos"."farmer_id" and "readings"."id" = "photos"."reading_id"');
  expect(acrossFarms(ofOne)).toEqual(['photos', 'readings']);
  expect(acrossFarms(ofOne, true)).toEqual([]);
  expect(acrossFarms(join('"readings"."id" = "photos"."reading_id"'), true)).toEqual(['readings']);
});
