/** Permissions and who has them. Each is declared by the feature whose things it guards, in its permissions.ts. */

import { type Problem, problem } from '../problem/problem.ts'

/** The names of all permissions. Features add theirs where they declare them. */
export interface AccessRegistry {
  public: true
  'signed-in': true
  'super-administrator': true
}
export type Access = keyof AccessRegistry
export type Permission = Exclude<Access, 'public' | 'signed-in' | 'super-administrator'>

export const roles = ['administrator', 'manager', 'affiliate', 'author', 'student'] as const
export type Role = (typeof roles)[number]

/** Administrators have every permission, managers those that they are given. */
export interface PermissionDefinition {
  /** What it lets somebody do. */
  readonly words: string
  /** Further roles that have it. */
  readonly roles?: readonly Exclude<Role, 'administrator' | 'manager'>[]
  /** Permissions that it implies. */
  readonly implies?: readonly string[]
}
export type Permissions = Readonly<Record<string, PermissionDefinition>>

export const definePermissions = <const P extends Permissions>(definitions: P): P => definitions
/** The members of `AccessRegistry` that follow from a declaration. */
export type NamesOf<P extends Permissions> = { readonly [N in keyof P]: true }

let declared: ReadonlyMap<string, PermissionDefinition> = new Map()

/** Called once, by composition, before the server accepts requests. */
export function declarePermissions(all: readonly Permissions[]): void {
  declared = new Map(all.flatMap(permissions => Object.entries(permissions)))
}

export const isPermission = (name: string): name is Permission => declared.has(name)
export const permissionWords = (): Record<string, string> =>
  Object.fromEntries([...declared].map(([name, { words }]) => [name, words]))
export const permissionNames = (): Permission[] => [...declared.keys()].filter(isPermission)

/** All permissions of a membership's role and grants, with implied ones. */
export function permissionsOf(role: Role, given: readonly Permission[]): ReadonlySet<Permission> {
  const has = (name: Permission): boolean =>
    role === 'administrator' ||
    (role === 'manager' ? given.includes(name) : declared.get(name)?.roles?.includes(role) === true)
  const own = permissionNames().filter(has)
  return new Set(own.flatMap(name => [name, ...(declared.get(name)?.implies ?? []).filter(isPermission)]))
}

export interface AccessRule {
  readonly permission: Access
  readonly or_permission?: readonly Permission[]
}

/** Does the set allow the endpoint? */
export const allowsEndpoint = (
  granted: ReadonlySet<Permission>,
  { permission, or_permission = [] }: AccessRule,
): boolean => allows(granted, permission) || or_permission.some(name => granted.has(name))

/** Does the set allow what an endpoint names? */
export const allows = (granted: ReadonlySet<Permission>, access: Access): boolean =>
  access === 'public' || access === 'signed-in' || (access !== 'super-administrator' && granted.has(access))

/** 403 that names what would have done. */
export function permissionMissing({ permission, or_permission = [] }: AccessRule): Problem {
  const required_permissions = [permission, ...or_permission]
  const detail = or_permission.length > 0 ? 'permission.any_required' : 'permission.required'
  return problem('not_permitted', {
    detail,
    values: { permissions: required_permissions.map(name => `\`${name}\``).join(', ') },
    required_permissions,
  })
}
