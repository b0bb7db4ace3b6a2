/** What is selected, what was only just added, and which forks are folded. */
import { useCallback, useState } from 'react'
import type { Step } from '../../../../product/journeys/document.ts'
import { ancestorsOf, type ListKey } from '../../../../product/journeys/steps.ts'
import type { JourneyIssue } from '../model/issues.ts'
import type { Selection } from '../model/selection.ts'

export function useSelected(steps: Step[], root: ListKey) {
  const [selected, select] = useState<Selection | undefined>(root === 'root' ? 'start' : root)
  /** Added and not left yet: what it lacks is no error so far. */
  const [fresh, begin] = useState<Selection>()
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const choose = (selection: Selection | undefined) => {
    select(selection)
    if (selection !== fresh) begin(undefined)
    const hiding = selection === undefined ? [] : ancestorsOf(steps, selection).filter(id => collapsed.has(id))
    if (hiding.length > 0) setCollapsed(new Set([...collapsed].filter(id => !hiding.includes(id))))
  }
  const toggle = useCallback(
    (id: string) =>
      setCollapsed(former =>
        former.has(id) ? new Set([...former].filter(other => other !== id)) : new Set([...former, id]),
      ),
    [],
  )
  /** What is shown at the thing itself; the list of issues counts all. */
  const isSaid = ({ where, code }: JourneyIssue): boolean => {
    if (where === undefined) return true
    if (code === 'unfinished' && where === selected) return false
    return fresh === undefined || (where !== fresh && !ancestorsOf(steps, where).includes(fresh.slice(5)))
  }
  return { selected, choose, fresh, begin, collapsed, toggle, isSaid }
}
