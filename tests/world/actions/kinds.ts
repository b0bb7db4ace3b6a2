/** Every kind of action. A new one is a line in its subject's file. */
import type { ActionKind } from './action.ts'
import { automation } from './automation.ts'
import { joining } from './joining.ts'
import { mailing } from './mailing.ts'
import { people } from './people.ts'
import { processes } from './process.ts'
import { readers } from './readers.ts'
import { templates } from './templates.ts'

export const kinds: readonly ActionKind[] = [
  ...people,
  ...mailing,
  ...readers,
  ...automation,
  ...joining,
  ...templates,
  ...processes,
]

export const kindNamed = (name: string): ActionKind => {
  const kind = kinds.find(({ kind: own }) => own === name)
  if (!kind) throw new Error(`There is no action ${name}`)
  return kind
}
