// Written by scripts/generate-tokens.ts from tokens/brands/jacaranda.json. Change the tokens, not this file.

export const jacaranda = {
  "light": {
    "text": {
      "brand": "#5825a6"
    },
    "action": {
      "primary": {
        "bg": "#7a45d8",
        "bgHover": "#5825a6",
        "bgPressed": "#431b80",
        "border": "#5825a6"
      }
    },
    "control": {
      "checkedBg": "#7a45d8",
      "checkedBorder": "#7a45d8"
    },
    "nav": {
      "marker": "#7a45d8"
    }
  },
  "dark": {
    "text": {
      "brand": "#a684f8"
    },
    "action": {
      "primary": {
        "bg": "#7a45d8",
        "bgHover": "#5825a6",
        "bgPressed": "#431b80",
        "border": "#8757e8"
      }
    },
    "control": {
      "checkedBg": "#7a45d8",
      "checkedBorder": "#a684f8"
    },
    "nav": {
      "marker": "#8757e8"
    }
  },
  "contrast": {
    "text": {
      "brand": "#431b80"
    },
    "action": {
      "primary": {
        "bg": "#5825a6",
        "bgHover": "#431b80",
        "bgPressed": "#301459",
        "border": "#301459"
      }
    },
    "control": {
      "checkedBg": "#5825a6",
      "checkedBorder": "#5825a6"
    },
    "nav": {
      "marker": "#5825a6"
    }
  }
} as const;
