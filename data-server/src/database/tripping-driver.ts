import { type DatabaseConnection, PostgresDialect, PostgresDriver, type PostgresDialectConfig } from 'kysely';

/** A transaction that has begun, or is about to. */
interface Beginning {
  begun: Promise<void>;
  /** Sends a statement without waiting until PostgreSQL has answered `begin`. */
  send: DatabaseConnection['executeQuery'];
}

const beginnings = new WeakMap<DatabaseConnection, Beginning>();

/** How the transaction of this connection began. Outside of a transaction there is nothing to wait for. */
export const beginningOf = (connection: DatabaseConnection): Beginning =>
  beginnings.get(connection) ?? { begun: Promise.resolve(), send: connection.executeQuery.bind(connection) };

/** PostgreSQL, where a transaction's `begin` travels with the statements of its first trip (`inOneTrip`). */
export class TrippingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver = () => new TrippingDriver(this.#config);
}

/**
 * Sends `begin` without waiting for the answer. Every statement outside of a trip waits for it, because it would be stored by itself where
 * PostgreSQL has refused to begin.
 */
class TrippingDriver extends PostgresDriver {
  override async beginTransaction(...[connection, settings]: Parameters<PostgresDriver['beginTransaction']>) {
    const send = connection.executeQuery.bind(connection);
    const begun = super.beginTransaction(connection, settings);
    begun.catch(() => undefined);
    beginnings.set(connection, { begun, send });
    connection.executeQuery = async (...query) => {
      await begun;
      return send(...query);
    };
  }

  override async releaseConnection(connection: Parameters<PostgresDriver['releaseConnection']>[0]) {
    beginnings.delete(connection);
    // The class's own method shows again.
    delete (connection as Partial<DatabaseConnection>).executeQuery;
    await super.releaseConnection(connection);
  }
}
