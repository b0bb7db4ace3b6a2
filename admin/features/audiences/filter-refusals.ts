/** What is wrong with the rules of a filter, by their place in the editor. */
import type { Filter } from '@leadwright/sdk'
import { isComplete, rulesOf } from '../../product/filter/filter.ts'
import { problemOf } from '../../ui/problem.ts'

type FilterRefusals = [index: number, text: string][]

/** Rules that lack something. */
export const unfilledRules = (filter: Filter, text: string): FilterRefusals =>
  (rulesOf(filter)?.rules ?? []).flatMap((rule, index): FilterRefusals => (isComplete(rule) ? [] : [[index, text]]))

/** The API's first error for each rule. */
export const refusedRules = (error: unknown): FilterRefusals =>
  problemOf(error).errors.flatMap(({ pointer, text }): FilterRefusals => {
    const index = /^\/filter\/filters\/(\d+)/.exec(pointer)?.[1]
    return index === undefined ? [] : [[Number(index), text]]
  })
