/** What other features may use of taking in a form. */
export { type Answers, readAnswers } from './answers.ts'
export { judgeConsent } from './judged-consent.ts'
export { readOrigin as originOf, resultFacts } from './origin.ts'
export { pageAddress, siteLocale } from './page-facts.ts'
export { submitForm } from './service.ts'
