/** In which language the template is edited: another one is added, chosen, removed. */
import type { Locale } from '@leadwright/sdk'
import { Check, Languages, Plus, Trash2 } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Menu, type MenuAction } from '../../../ui/menu.tsx'
import type { LanguageEditorState } from './use-template-language.ts'

const all: readonly Locale[] = ['en', 'es']

export function TemplateLanguages({ language }: { language: LanguageEditorState }) {
  const { t } = useMessages()
  const { own, shown, locales, show, add, remove } = language
  if (!own) return null
  const nameOf = (locale: Locale) => t(`lead_choice.language_${locale}`)
  const there = [own, ...locales.filter(one => one !== own)]
  const actions: MenuAction[] = [
    ...there.map(locale => ({
      id: locale,
      label: nameOf(locale),
      note: locale === own ? t('template_languages.own') : undefined,
      icon: locale === shown ? <Check size={16} aria-hidden /> : <span style={{ inlineSize: 16 }} />,
      onAction: () => show(locale),
    })),
    ...all
      .filter(locale => !there.includes(locale))
      .map(locale => ({
        id: `add_${locale}`,
        label: t('template_languages.add', { language: nameOf(locale) }),
        icon: <Plus size={16} aria-hidden />,
        onAction: () => add(locale),
      })),
    ...(shown && locales.includes(shown)
      ? [
          {
            id: 'remove',
            label: t('template_languages.remove', { language: nameOf(shown) }),
            icon: <Trash2 size={16} aria-hidden />,
            onAction: () => remove(shown),
          },
        ]
      : []),
  ]
  return (
    <Menu
      label={t('template_languages.title')}
      trigger={<Button icon={<Languages size={14} aria-hidden />}>{nameOf(shown ?? own)}</Button>}
      actions={actions}
    />
  )
}
