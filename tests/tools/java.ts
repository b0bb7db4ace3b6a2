/** Java, which the check of the generated SDK needs and nothing else does. */
import { installPackage, onPath } from './debian.ts'
import { howToInstall } from './how-to-install.ts'

/** Sees to it that `java` is on the path. */
export function requireJava(): void {
  if (onPath('java', 'java.exe')) return
  if (installPackage('default-jre-headless') && onPath('java')) return
  throw new Error(howToInstall('java'))
}
