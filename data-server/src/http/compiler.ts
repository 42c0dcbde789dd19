import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** A schema of the contract, as far as this server looks into it. */
export interface Schema {
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** What makes checks of the contract's schemas. */
export function compiler(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strictSchema: false, strictTypes: false, ...options });
  addFormats.default(ajv);
  return ajv;
}

/** Compiles a check when the first call needs it: all of them together are a third of a server's start. */
export function onFirstUse(compile: () => ValidateFunction): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= compile());
}
