/** What is said about each thing of the journey, with its numbers; the same objects as long as nothing about them changed. */
import type { Journey } from '@leadwright/sdk'
import { useMemo, useState } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import { isEqual } from '../../../../product/is-equal.ts'
import { type Item, type ItemSources, itemsOf, keepSame } from '../model/items.ts'
import type { Selection } from '../model/selection.ts'
import { useStepNumbers } from './use-step-numbers.ts'

type Sources = Omit<ItemSources, 'numbers'> & { site_id: string; journey: Journey }
type Items = ReadonlyMap<Selection, Item>

export function useItems({ site_id, journey, document, ...rest }: Sources): Items {
  const messages = useMessages()
  const numbers = useStepNumbers(site_id, journey)
  const names = useSame(rest.names)
  const issues = useSame(rest.issues)
  const { site_timezone } = rest
  const fresh = useMemo(
    () => itemsOf(messages, { document, names, issues, site_timezone, numbers }),
    [messages, document, names, issues, site_timezone, numbers],
  )
  const [kept, keep] = useState<{ fresh: Items; items: Items }>({ fresh, items: fresh })
  if (kept.fresh === fresh) return kept.items
  const items = keepSame(kept.items, fresh)
  keep({ fresh, items })
  return items
}

/** The former object as long as it is equal. */
function useSame<T>(value: T): T {
  const [kept, keep] = useState(value)
  if (kept === value || isEqual(kept, value)) return kept
  keep(value)
  return value
}
