/** Types of setup.mjs, which is plain JavaScript because any Node must be able to run it. */
interface LockedPackage {
  version?: string
  integrity?: string
  optional?: boolean
  link?: boolean
}

export function missingPackages(
  locked: Record<string, LockedPackage>,
  installed: Record<string, LockedPackage>,
  folderExists: (path: string) => boolean,
  neededHere?: string[],
): string[]
export function installEnvironment(environment: Record<string, string | undefined>): Record<string, string>
export function sourcesHash(root: string, folders: string[]): string
