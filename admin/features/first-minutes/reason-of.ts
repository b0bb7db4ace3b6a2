/** Why a page could not be read: what stands against it says more than that something does. */
import { problemOf } from '../../ui/problem.ts'

export function reasonOf(error: Error): string {
  const { errors, text } = problemOf(error)
  return errors.length > 0 ? errors.map(one => one.text).join(' ') : text
}
