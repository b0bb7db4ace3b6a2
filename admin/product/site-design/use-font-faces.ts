/** The site's web fonts, for what is drawn in the admin itself; a browser loads the file of one once something is written in it. */
import type { SiteFont } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCan } from '../session/abilities.ts'
import { designSettingsQuery } from './queries.ts'

const added = new Set<string>()

export function useFontFaces(site_id: string): void {
  const can = useCan()
  const isAllowed = (['manage-popups', 'manage-pages', 'manage-emails'] as const).some(access => can(access, site_id))
  const { data } = useQuery({ ...designSettingsQuery(site_id), enabled: isAllowed })
  useEffect(() => {
    for (const font of data?.fonts ?? []) addFont(font)
  }, [data])
}

/** Files of this installation hold a range of weights. */
const weightIn = (pathname: string): string => (pathname.startsWith('/fonts/') ? '200 900' : 'normal')

/** By the name with which its stack begins. The policy of the admin admits files of its own origin alone. */
function addFont({ stack, url }: SiteFont): void {
  const file = url === undefined ? null : URL.parse(url, location.href)
  const family = stack.split(',')[0]?.replaceAll(/["']/g, '').trim()
  if (!file || !family || file.origin !== location.origin || added.has(`${family} ${file.href}`)) return
  added.add(`${family} ${file.href}`)
  document.fonts.add(new FontFace(family, `url("${file.href}")`, { weight: weightIn(file.pathname), display: 'swap' }))
}
