/** The described items of the journey with live counts; the same objects as long as nothing about them changed. */
import type { Journey } from '@leadwright/sdk'
import { useEffect, useMemo, useRef } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import { isEqual } from '../../../../product/is-equal.ts'
import { type Item, type ItemSources, itemsOf, keepSame } from '../model/items.ts'
import type { Selection } from '../model/selection.ts'
import { useLiveCounts } from './use-live-counts.ts'

type Sources = Omit<ItemSources, 'live'> & { site_id: string; journey: Journey }

export function useItems({ site_id, journey, document, ...rest }: Sources): ReadonlyMap<Selection, Item> {
  const messages = useMessages()
  const live = useLiveCounts(site_id, journey)
  const former = useRef<ReadonlyMap<Selection, Item>>(new Map())
  const names = useSame(rest.names)
  const issues = useSame(rest.issues)
  const { site_timezone } = rest
  const items = useMemo(
    () => keepSame(former.current, itemsOf(messages, { document, names, issues, site_timezone, live })),
    [messages, document, names, issues, site_timezone, live],
  )
  useEffect(() => {
    former.current = items
  })
  return items
}

/** The former object as long as it is equal. */
function useSame<T>(value: T): T {
  const former = useRef(value)
  const isSame = isEqual(former.current, value)
  const kept = isSame ? former.current : value
  useEffect(() => {
    former.current = kept
  })
  return kept
}
