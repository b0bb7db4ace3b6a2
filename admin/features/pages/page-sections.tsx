/** What there is of pages, side by side. */
import { useMessages } from '../../messages/messages.tsx'
import { useSiteId } from '../../product/screens/use-view.ts'
import { LinkBar } from '../../ui/link-bar.tsx'
import { menuPath, pagesPath, seoPath } from './paths.ts'

export function PageSections({ here }: { here: 'pages' | 'menu' | 'seo' }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  const paths = { pages: pagesPath(site_id), menu: menuPath(site_id), seo: seoPath(site_id) }
  return (
    <LinkBar
      label={t('pages.sections')}
      here={paths[here]}
      links={[
        { href: paths.pages, label: t('pages.title') },
        { href: paths.menu, label: t('page_menu.short') },
        { href: paths.seo, label: t('page_seo.title') },
      ]}
    />
  )
}
