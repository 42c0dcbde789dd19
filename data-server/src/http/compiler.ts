import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** The part of a contract's schema that this server reads. */
export interface Schema {
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  maxItems?: number;
}

/** Makes the compiler for checks of the contract's schemas; they name all faults, unless `options` say otherwise. */
export function compiler(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strictSchema: false, strictTypes: false, ...options });
  addFormats.default(ajv);
  return ajv;
}

/** Compiles a check when the first call needs it: compiling all of them takes a third of a server's start. */
export function onFirstUse(compile: () => ValidateFunction): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= compile());
}
