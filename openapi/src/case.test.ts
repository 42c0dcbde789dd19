import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { camel, snake } from './case.ts';
import type { Reading, ReadingBody, Wire } from './index.ts';

test('keys change at every depth, values never', () => {
  const wire = {
    intake_ec: 1.8,
    created_by: { first_name: 'a_b' },
    crops: [{ crop_type_id: 'x_y' }],
    ids: ['a_b', null],
    none: null,
  };
  const ours = camel(wire);
  expect(ours).toEqual({
    intakeEc: 1.8,
    createdBy: { firstName: 'a_b' },
    crops: [{ cropTypeId: 'x_y' }],
    ids: ['a_b', null],
    none: null,
  });
  expect(snake(ours)).toEqual(wire);
});

test('a list that begins with null is still converted', () => {
  expect(camel([null, { plot_id: 'a' }])).toEqual([null, { plotId: 'a' }]);
});

test('more names than are remembered are renamed as well, and so are those of an object’s own members', () => {
  const many = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`name_${at}_of_it`, at]));
  for (let turn = 0; turn < 2; turn++) expect(Object.keys(camel(many))).toContain('name_2999OfIt');
  expect(camel({ constructor: 1, to_string: 2 })).toEqual({ constructor: 1, toString: 2 });
});

test('there and back is where it began', () => {
  const key = fc.array(fc.stringMatching(/^[a-z]+$/), { minLength: 1, maxLength: 4 }).map((words) => words.join('_'));
  const value = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.string(),
      fc.double(),
      fc.constant(null),
      fc.array(tie('tree')),
      fc.dictionary(key, tie('tree')),
    ),
  })).tree;
  fc.assert(
    fc.property(value, (tree) => {
      expect(snake(camel(tree))).toEqual(tree);
    }),
  );
});

test('the types follow the keys', () => {
  expectTypeOf<Reading['intakeEc']>().toEqualTypeOf<number | null>();
  expectTypeOf<Reading['createdBy']['firstname']>().toEqualTypeOf<string>();
  expectTypeOf<ReturnType<typeof snake<ReadingBody>>>().toEqualTypeOf<Wire['ReadingBody']>();
});
