/** The fields that every lead has, as the contract lists them: those of a person are `own`. */
export const leadFields = [
  {
    "name": "email",
    "type": "text",
    "form": "email"
  },
  {
    "name": "first_name",
    "type": "text",
    "form": "text",
    "own": true
  },
  {
    "name": "middle_name",
    "type": "text",
    "form": "text",
    "own": true
  },
  {
    "name": "last_name",
    "type": "text",
    "form": "text",
    "own": true
  },
  {
    "name": "phone",
    "type": "text",
    "form": "phone",
    "own": true
  },
  {
    "name": "timezone",
    "type": "text",
    "own": true
  },
  {
    "name": "language",
    "type": "choice",
    "values": [
      "en",
      "es"
    ],
    "own": true
  },
  {
    "name": "source",
    "type": "choice",
    "values": [
      "form",
      "api",
      "manual",
      "import",
      "incoming_hook",
      "seed"
    ]
  },
  {
    "name": "mailability",
    "type": "choice",
    "values": [
      "subscribed",
      "unsubscribed"
    ]
  },
  {
    "name": "registered_at",
    "type": "instant"
  },
  {
    "name": "last_activity_at",
    "type": "instant"
  },
  {
    "name": "last_contacted_at",
    "type": "instant"
  },
  {
    "name": "opens",
    "type": "number"
  },
  {
    "name": "clicks",
    "type": "number"
  },
  {
    "name": "replies",
    "type": "number"
  },
  {
    "name": "last_replied_at",
    "type": "instant"
  },
  {
    "name": "email_validity",
    "type": "choice",
    "values": [
      "valid",
      "risky",
      "invalid",
      "unknown"
    ]
  },
  {
    "name": "email_score",
    "type": "number"
  },
  {
    "name": "email_disposable",
    "type": "checkbox"
  },
  {
    "name": "email_free",
    "type": "checkbox"
  },
  {
    "name": "email_role_based",
    "type": "checkbox"
  },
  {
    "name": "confirmation",
    "type": "choice",
    "values": [
      "none",
      "pending",
      "confirmed"
    ]
  },
  {
    "name": "confirmed_at",
    "type": "instant"
  }
] as const
