/** The site's logo as an email has it, or else what stands in its place. */
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { imageQuery } from '../images/queries.ts'
import { useSite } from '../sites/queries.ts'
import { brandQuery } from './queries.ts'
import styles from './site-logo.module.css'

export function SiteLogo({ children }: { children: ReactNode }) {
  const { site_id, site } = useSite()
  const id = useQuery(brandQuery(site_id)).data?.logo_image_id ?? ''
  const { data: image } = useQuery({ ...imageQuery(site_id, id), enabled: id !== '' })
  if (id === '') return children
  if (!image) return <span className={styles.logo} />
  const { pathname } = new URL(image.url, location.href)
  return <img className={styles.logo} src={`${pathname}?width=640`} alt={site?.name ?? ''} />
}
