import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from '../database/db.ts';

/**
 * A query of one shape that every call makes: built and compiled once for each database, since that takes longer than the row that it finds. `build` uses each
 * value once, in their order; throws where it does not.
 */
export function builtOnce<Values extends string[], Row>(build: (db: Db, ...values: Values) => Compilable<Row>) {
  const built = new WeakMap<Db, CompiledQuery<Row>>();
  return async (db: Db, ...values: Values): Promise<Row[]> => {
    let query = built.get(db);
    if (!query) {
      query = build(db, ...values).compile();
      if (String(query.parameters) !== String(values))
        throw new Error(`Takes its values in another order: ${query.sql}`);
      built.set(db, query);
    }
    return (await db.executeQuery<Row>({ ...query, parameters: values })).rows;
  };
}
