/** The room around every screen behind sign-in: navigation at the side (a drawer on phones), content, shortcuts, the site's stream. */
import { Outlet, useMatches, useParams, useRouter } from '@tanstack/react-router'
import { Menu as MenuIcon, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useMessages } from '../messages/messages.tsx'
import { useCan } from '../product/session/abilities.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { KeyboardShortcuts } from '../ui/keyboard-shortcuts.tsx'
import { Brand } from './brand.tsx'
import { Navigation } from './navigation.tsx'
import { useFocusOnScreen } from './use-focus-on-screen.ts'
import { useGuard } from './use-guard.ts'
import { useStream } from './use-stream.ts'
import './frame.css'

export function Frame() {
  const { t } = useMessages()
  const { site_id } = useParams({ strict: false }) as { site_id?: string }
  const screen = useMatches().at(-1)?.staticData.screen
  const can = useCan()
  useStream(can('read-site', site_id) ? site_id : undefined)
  useGuard(screen, site_id)
  useFocusOnScreen()
  return (
    <div className="frame">
      <a className="skip" href="#main">
        {t('app.skip')}
      </a>
      <Drawer site_id={site_id} />
      <aside className="side">
        <Navigation site_id={site_id} />
      </aside>
      <main id="main" className="main" tabIndex={-1}>
        <div className="content" data-width={screen?.width ?? 'content'}>
          <Outlet />
        </div>
      </main>
      <KeyboardShortcuts />
    </div>
  )
}

/** The navigation on phones, behind a button in a bar at the top. Choosing something closes it. */
function Drawer({ site_id }: { site_id: string | undefined }) {
  const { t } = useMessages()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router])
  return (
    <header className="bar">
      <IconButton
        label={t('app.open_navigation')}
        icon={<MenuIcon size={20} aria-hidden />}
        onPress={() => setOpen(true)}
      />
      <Brand />
      <ModalOverlay className="drawer-scrim" isOpen={isOpen} onOpenChange={setOpen} isDismissable>
        <Modal className="drawer">
          <Dialog className="drawer-body" aria-label={t('app.navigation')}>
            <div className="drawer-close">
              <IconButton label={t('ui.close')} icon={<X size={20} aria-hidden />} onPress={() => setOpen(false)} />
            </div>
            <Navigation site_id={site_id} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </header>
  )
}
