/** Types of setup.mjs, which is plain JavaScript because any Node must be able to run it. */
export interface LockedPackage {
  version?: string
  integrity?: string
  optional?: boolean
  dev?: boolean
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export function neededPackages<Entry extends LockedPackage>(
  locked: Record<string, Entry>,
  folders: string[],
  development: boolean,
): Record<string, Entry>

export function missingPackages(
  locked: Record<string, LockedPackage>,
  installed: Record<string, LockedPackage>,
  folderExists: (path: string) => boolean,
  neededHere?: string[],
): string[]
export function installEnvironment(environment: Record<string, string | undefined>): Record<string, string>
export function configured(
  name: string,
  environment: Record<string, string | undefined>,
  readText: (file: string) => string | undefined,
): string | undefined
export function sourcesHash(root: string, folders: string[]): string
