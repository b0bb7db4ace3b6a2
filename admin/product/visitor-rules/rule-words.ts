/** Fields, comparisons and values of rules about visitors, in words. */
import { useMemo } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { Option } from '../../ui/option.tsx'
import { useTagChoices } from '../filter/choices.ts'
import { countryCodes, languageCodes } from './codes.ts'
import type { VisitorField, VisitorOp } from './rules.ts'

const browsers = {
  chrome: 'Chrome',
  safari: 'Safari',
  firefox: 'Firefox',
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
} as const

export function useVisitorWords(site_id: string) {
  const { t, language } = useMessages()
  const tags = useTagChoices(site_id)
  const { countries, languages } = useCodes(language)
  const fields: Record<VisitorField, string> = {
    country: t('visitor_rule.country'),
    device: t('visitor_rule.device'),
    browser: t('visitor_rule.browser'),
    language: t('visitor_rule.language'),
    referrer: t('visitor_rule.referrer'),
    utm_source: 'utm_source',
    utm_medium: 'utm_medium',
    utm_campaign: 'utm_campaign',
    utm_term: 'utm_term',
    utm_content: 'utm_content',
    visitor: t('visitor_rule.visitor'),
    known_lead: t('visitor_rule.known_lead'),
    tag: t('visitor_rule.tag'),
  }
  const ops: Record<VisitorOp, string> = {
    is: t('visitor_rule.is'),
    is_not: t('visitor_rule.is_not'),
    contains: t('url.contains'),
    does_not_contain: t('url.not_contains'),
    is_empty: t('visitor_rule.is_empty'),
    is_not_empty: t('visitor_rule.is_not_empty'),
  }
  const choices: Partial<Record<VisitorField, Option[]>> = {
    country: countries,
    language: languages,
    tag: tags,
    device: [
      { id: 'desktop', label: t('popup_editor.desktop') },
      { id: 'tablet', label: t('popup_editor.tablet') },
      { id: 'mobile', label: t('popup_editor.mobile') },
    ],
    browser: [
      ...Object.entries(browsers).map(([id, label]) => ({ id, label })),
      { id: 'other', label: t('visitor_rule.other') },
    ],
    visitor: [
      { id: 'new', label: t('visitor_rule.new') },
      { id: 'returning', label: t('visitor_rule.returning') },
    ],
    known_lead: [
      { id: 'yes', label: t('popups.yes') },
      { id: 'no', label: t('popups.no') },
    ],
  }
  /** Fields of rules about the visitor's origin. */
  const hint = (field: VisitorField): string | undefined =>
    field === 'referrer'
      ? t('visitor_rule.referrer_hint')
      : field.startsWith('utm_')
        ? t('visitor_rule.utm_hint')
        : undefined
  return {
    hint,
    field: (field: VisitorField) => fields[field],
    op: (op: VisitorOp) => ops[op],
    choices: (field: VisitorField) => choices[field] ?? [],
  }
}

/** Countries and languages by name, in the order of the alphabet. */
export function useCodes(language: string): { countries: Option[]; languages: Option[] } {
  return useMemo(() => {
    const named = (codes: readonly string[], type: 'region' | 'language') => {
      const names = new Intl.DisplayNames(language, { type })
      return codes
        .map(id => ({ id, label: names.of(id) ?? id }))
        .sort((a, b) => a.label.localeCompare(b.label, language))
    }
    return { countries: named(countryCodes, 'region'), languages: named(languageCodes, 'language') }
  }, [language])
}
