/** The parts of a language, as the build serves them. */
declare module '*.json?first' {
  const texts: Record<string, string>
  export default texts
}
declare module '*.json?rest' {
  const texts: Record<string, string>
  export default texts
}
