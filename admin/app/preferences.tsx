/** Language and theme, kept in the session: in the person's menu and on every public screen. */
import { Monitor, Moon, Sun } from 'lucide-react'
import { useMessages } from '../messages/messages.tsx'
import { session, useSession } from '../product/session/session.ts'
import { ChoiceBar } from '../ui/choice-bar.tsx'

export function LanguageSwitch() {
  const { t } = useMessages()
  const { language } = useSession()
  return (
    <ChoiceBar
      label={t('app.language')}
      value={language}
      onChange={session.setLanguage}
      options={[
        { id: 'en', label: 'English' },
        { id: 'es', label: 'Español' },
      ]}
    />
  )
}

export function ThemeSwitch() {
  const { t } = useMessages()
  const { theme } = useSession()
  return (
    <ChoiceBar
      label={t('app.theme')}
      value={theme}
      onChange={session.setTheme}
      options={[
        { id: 'system', label: t('app.theme_system'), icon: <Monitor size={16} aria-hidden /> },
        { id: 'light', label: t('app.theme_light'), icon: <Sun size={16} aria-hidden /> },
        { id: 'dark', label: t('app.theme_dark'), icon: <Moon size={16} aria-hidden /> },
      ]}
    />
  )
}
