/** The parts of email side by side. */

import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { LinkBar } from '../../ui/link-bar.tsx'

export type EmailSection = 'sent' | 'builder' | 'senders' | 'unsubscribe' | 'settings'

export function EmailSections({ here }: { here: EmailSection }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const of = (section: EmailSection) => pathTo(`/sites/$site_id/emails/${section}`, { site_id })
  return (
    <LinkBar
      label={t('emails.title')}
      here={of(here)}
      links={[
        { href: of('sent'), label: t('emails.sent') },
        { href: of('builder'), label: t('templates.title') },
        { href: of('senders'), label: t('senders.title') },
        { href: of('unsubscribe'), label: t('unsubscribe.title') },
        { href: of('settings'), label: t('email_settings.title') },
      ]}
    />
  )
}
