// Compiled texts come with the build: a checkout that was never built has none, and its types must hold all the same.
declare module '@seguia/locales/*' {
  const texts: Record<string, string>;
  export default texts;
}
