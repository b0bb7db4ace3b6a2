/** The parts of a language, as the build serves them: what has placeholders is parsed already. */
type Texts = Record<string, string | import('@formatjs/icu-messageformat-parser').MessageFormatElement[]>
declare module '*.json?first' {
  const texts: Texts
  export default texts
}
declare module '*.json?frame' {
  const texts: Texts
  export default texts
}
declare module '*.json?rest' {
  const texts: Texts
  export default texts
}
