/** What a program that a test starts gets from the environment of the tests: where programs are, and the code that Node has compiled already. */
export const inheritedEnv = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};
