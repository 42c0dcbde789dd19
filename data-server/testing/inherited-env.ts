/** The environment that a test passes to the programs that it starts: where programs are, and the code that Node has compiled already. */
export const inheritedEnv = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};
