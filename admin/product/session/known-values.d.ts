/** The admin comes with its server: it knows every value that there is, and the compiler asks for each of them. */
import '@leadwright/sdk'

declare module '@leadwright/sdk' {
  interface KnownValues {
    only: true
  }
}
