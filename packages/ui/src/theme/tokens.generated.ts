// Written by scripts/generate-tokens.ts from tokens/tokens.json. Change the tokens, not this file.

export const ramp = {
  "piedra": {
    "0": "#ffffff",
    "25": "#fdfcfb",
    "50": "#fbf9f7",
    "100": "#f6f3f0",
    "150": "#f1edea",
    "200": "#e9e5e1",
    "300": "#d9d4cf",
    "400": "#b7b2ab",
    "500": "#8d8781",
    "600": "#6a645e",
    "700": "#544f4a",
    "800": "#3d3834",
    "850": "#312d29",
    "900": "#26231f",
    "925": "#1f1c19",
    "950": "#171513",
    "975": "#110f0d",
    "1000": "#080706"
  },
  "grana": {
    "50": "#fff4f4",
    "100": "#ffe6e6",
    "200": "#ffcece",
    "300": "#ffabab",
    "400": "#ff7a7a",
    "500": "#ec434e",
    "600": "#c6122f",
    "700": "#a50022",
    "800": "#800219",
    "900": "#5a0b13",
    "950": "#380c0e"
  },
  "cempasuchil": {
    "50": "#fbf6ec",
    "100": "#f5ecd7",
    "200": "#f5d89b",
    "300": "#efbc59",
    "400": "#df9a00",
    "500": "#c77e00",
    "600": "#a15b00",
    "700": "#824400",
    "800": "#683100",
    "900": "#4e2000",
    "950": "#2d1800"
  },
  "nopal": {
    "50": "#f0faf3",
    "100": "#e0f2e5",
    "200": "#c3e6cb",
    "300": "#9bd5aa",
    "400": "#6ebe85",
    "500": "#41a061",
    "600": "#1b8245",
    "700": "#076834",
    "800": "#065027",
    "900": "#0b391c",
    "950": "#0b2313"
  },
  "turquesa": {
    "50": "#f0f9f8",
    "100": "#dff1f0",
    "200": "#c0e4e2",
    "300": "#95d2cf",
    "400": "#64bab7",
    "500": "#309c98",
    "600": "#007e7b",
    "700": "#006462",
    "800": "#004d4b",
    "900": "#023736",
    "950": "#072221"
  },
  "talavera": {
    "50": "#f1f7ff",
    "100": "#e1eeff",
    "200": "#c5deff",
    "300": "#a1c7ff",
    "400": "#71aaff",
    "500": "#4488eb",
    "600": "#256aca",
    "700": "#1653a7",
    "800": "#104082",
    "900": "#0e2e5b",
    "950": "#0b1d37"
  },
  "jacaranda": {
    "50": "#f8f5ff",
    "100": "#efe9ff",
    "200": "#e0d4ff",
    "300": "#cdb7ff",
    "400": "#b593f8",
    "500": "#976fdf",
    "600": "#7b52bf",
    "700": "#623e9d",
    "800": "#4c2f7a",
    "900": "#352255",
    "950": "#211734"
  },
  "bugambilia": {
    "50": "#fff3f9",
    "100": "#ffe4f2",
    "200": "#fecae6",
    "300": "#f9a7d5",
    "400": "#ea80bf",
    "500": "#ce58a1",
    "600": "#ad3983",
    "700": "#8d286a",
    "800": "#6d1e51",
    "900": "#4d1739",
    "950": "#301123"
  }
} as const;

export const color = {
  "light": {
    "bg": {
      "canvas": "#fbf9f7",
      "sidebar": "#f6f3f0",
      "surface": "#ffffff",
      "raised": "#ffffff",
      "sunken": "#f6f3f0",
      "hover": "#f6f3f0",
      "pressed": "#e9e5e1",
      "selected": "#f1edea",
      "selectedHover": "#e9e5e1",
      "disabled": "#f1edea",
      "inverse": "#26231f",
      "skeleton": "#f1edea",
      "skeletonShine": "#fbf9f7",
      "scrim": "rgb(23 21 19 / 0.44)"
    },
    "text": {
      "default": "#26231f",
      "muted": "#544f4a",
      "subtle": "#6a645e",
      "placeholder": "#6a645e",
      "disabled": "#8d8781",
      "inverse": "#ffffff",
      "inverseMuted": "#d9d4cf",
      "brand": "#a50022",
      "link": "#1653a7",
      "linkHover": "#104082"
    },
    "icon": {
      "default": "#544f4a",
      "subtle": "#6a645e"
    },
    "border": {
      "subtle": "#f1edea",
      "default": "#e9e5e1",
      "strong": "#d9d4cf",
      "control": "#8d8781",
      "controlHover": "#544f4a",
      "selected": "#26231f",
      "disabled": "#d9d4cf"
    },
    "action": {
      "primary": {
        "bg": "#c6122f",
        "bgHover": "#a50022",
        "bgPressed": "#800219",
        "text": "#ffffff",
        "border": "#a50022"
      },
      "secondary": {
        "bg": "#ffffff",
        "bgHover": "#f6f3f0",
        "bgPressed": "#e9e5e1",
        "text": "#26231f",
        "border": "#d9d4cf"
      },
      "ghost": {
        "bgHover": "#f1edea",
        "bgPressed": "#e9e5e1",
        "text": "#3d3834"
      },
      "danger": {
        "text": "#a50022",
        "border": "#ffabab",
        "bgHover": "#fff4f4",
        "solidBg": "#a50022",
        "solidBgHover": "#800219",
        "solidText": "#ffffff"
      }
    },
    "focus": {
      "ring": "#256aca",
      "gap": "#ffffff",
      "ringInverse": "#a1c7ff"
    },
    "control": {
      "checkedBg": "#c6122f",
      "checkedBorder": "#c6122f",
      "checkedMark": "#ffffff",
      "trackOff": "#8d8781",
      "thumb": "#ffffff"
    },
    "nav": {
      "text": "#544f4a",
      "textActive": "#26231f",
      "icon": "#6a645e",
      "bgActive": "#e9e5e1",
      "marker": "#c6122f"
    },
    "status": {
      "pendiente": {
        "text": "#824400",
        "glyph": "#a15b00",
        "bg": "#f5ecd7",
        "border": "#f5d89b"
      },
      "listo_para_enviar": {
        "text": "#1653a7",
        "glyph": "#256aca",
        "bg": "#e1eeff",
        "border": "#c5deff"
      },
      "transito": {
        "text": "#623e9d",
        "glyph": "#7b52bf",
        "bg": "#efe9ff",
        "border": "#e0d4ff"
      },
      "finalizado": {
        "text": "#076834",
        "glyph": "#1b8245",
        "bg": "#e0f2e5",
        "border": "#c3e6cb"
      },
      "cancelado": {
        "text": "#544f4a",
        "glyph": "#6a645e",
        "bg": "#f1edea",
        "border": "#d9d4cf"
      }
    },
    "feedback": {
      "info": {
        "text": "#104082",
        "icon": "#256aca",
        "bg": "#f1f7ff",
        "border": "#c5deff",
        "onInverse": "#a1c7ff"
      },
      "success": {
        "text": "#065027",
        "icon": "#1b8245",
        "bg": "#f0faf3",
        "border": "#c3e6cb",
        "onInverse": "#9bd5aa"
      },
      "warning": {
        "text": "#683100",
        "icon": "#a15b00",
        "bg": "#fbf6ec",
        "border": "#f5d89b",
        "onInverse": "#efbc59"
      },
      "critical": {
        "text": "#800219",
        "icon": "#c6122f",
        "bg": "#fff4f4",
        "border": "#ffcece",
        "onInverse": "#ffabab"
      }
    },
    "badge": {
      "critical": {
        "text": "#a50022",
        "bg": "#fff4f4",
        "border": "#ffcece"
      },
      "warning": {
        "text": "#683100",
        "bg": "#f5ecd7",
        "border": "#f5d89b"
      },
      "neutral": {
        "text": "#544f4a",
        "bg": "#f1edea",
        "border": "#e9e5e1"
      }
    },
    "channel": {
      "CS": {
        "bg": "#ffe4f2",
        "text": "#8d286a",
        "border": "#ffe4f2"
      },
      "SR": {
        "bg": "#e1eeff",
        "text": "#1653a7",
        "border": "#e1eeff"
      },
      "SN": {
        "bg": "#f5ecd7",
        "text": "#824400",
        "border": "#f5ecd7"
      },
      "SP": {
        "bg": "#e0f2e5",
        "text": "#076834",
        "border": "#e0f2e5"
      },
      "SH": {
        "bg": "#d9d4cf",
        "text": "#171513",
        "border": "#d9d4cf"
      },
      "ML": {
        "bg": "#f5d89b",
        "text": "#4e2000",
        "border": "#f5d89b"
      },
      "PG": {
        "bg": "#f1edea",
        "text": "#3d3834",
        "border": "#d9d4cf"
      },
      "TP": {
        "bg": "#dff1f0",
        "text": "#006462",
        "border": "#dff1f0"
      },
      "WC": {
        "bg": "#efe9ff",
        "text": "#623e9d",
        "border": "#efe9ff"
      },
      "AE": {
        "bg": "#c0e4e2",
        "text": "#023736",
        "border": "#c0e4e2"
      }
    },
    "chart": {
      "series": {
        "1": "#256aca",
        "2": "#c77e00",
        "3": "#076834",
        "4": "#ad3983",
        "5": "#352255",
        "6": "#309c98"
      },
      "sequence": {
        "1": "#e1eeff",
        "2": "#c5deff",
        "3": "#a1c7ff",
        "4": "#71aaff",
        "5": "#256aca",
        "6": "#1653a7",
        "7": "#0e2e5b"
      },
      "current": "#256aca",
      "previous": "#8d8781",
      "barMuted": "#e9e5e1",
      "grid": "#f1edea",
      "axis": "#d9d4cf",
      "label": "#6a645e",
      "mapEdge": "#ffffff",
      "mapOutline": "#256aca",
      "noData": "#f1edea",
      "positive": "#076834",
      "negative": "#a50022",
      "area": "rgb(37 106 202 / 0.1)"
    }
  },
  "dark": {
    "bg": {
      "canvas": "#171513",
      "sidebar": "#110f0d",
      "surface": "#1f1c19",
      "raised": "#26231f",
      "sunken": "#171513",
      "hover": "#26231f",
      "pressed": "#312d29",
      "selected": "#312d29",
      "selectedHover": "#3d3834",
      "disabled": "#26231f",
      "inverse": "#f6f3f0",
      "skeleton": "#312d29",
      "skeletonShine": "#3d3834",
      "scrim": "rgb(23 21 19 / 0.64)"
    },
    "text": {
      "default": "#f6f3f0",
      "muted": "#d9d4cf",
      "subtle": "#b7b2ab",
      "placeholder": "#b7b2ab",
      "disabled": "#8d8781",
      "inverse": "#171513",
      "inverseMuted": "#544f4a",
      "brand": "#ff7a7a",
      "link": "#a1c7ff",
      "linkHover": "#c5deff"
    },
    "icon": {
      "default": "#d9d4cf",
      "subtle": "#b7b2ab"
    },
    "border": {
      "subtle": "#312d29",
      "default": "#3d3834",
      "strong": "#544f4a",
      "control": "#8d8781",
      "controlHover": "#d9d4cf",
      "selected": "#f6f3f0",
      "disabled": "#3d3834"
    },
    "action": {
      "primary": {
        "bg": "#c6122f",
        "bgHover": "#a50022",
        "bgPressed": "#800219",
        "text": "#ffffff",
        "border": "#ec434e"
      },
      "secondary": {
        "bg": "#26231f",
        "bgHover": "#312d29",
        "bgPressed": "#3d3834",
        "text": "#f6f3f0",
        "border": "#544f4a"
      },
      "ghost": {
        "bgHover": "#26231f",
        "bgPressed": "#312d29",
        "text": "#e9e5e1"
      },
      "danger": {
        "text": "#ffabab",
        "border": "#800219",
        "bgHover": "#380c0e",
        "solidBg": "#a50022",
        "solidBgHover": "#800219",
        "solidText": "#ffffff"
      }
    },
    "focus": {
      "ring": "#71aaff",
      "gap": "#171513",
      "ringInverse": "#1653a7"
    },
    "control": {
      "checkedBg": "#c6122f",
      "checkedBorder": "#ec434e",
      "checkedMark": "#ffffff",
      "trackOff": "#8d8781",
      "thumb": "#ffffff"
    },
    "nav": {
      "text": "#d9d4cf",
      "textActive": "#ffffff",
      "icon": "#b7b2ab",
      "bgActive": "#26231f",
      "marker": "#ec434e"
    },
    "status": {
      "pendiente": {
        "text": "#efbc59",
        "glyph": "#df9a00",
        "bg": "#2d1800",
        "border": "#683100"
      },
      "listo_para_enviar": {
        "text": "#a1c7ff",
        "glyph": "#71aaff",
        "bg": "#0b1d37",
        "border": "#104082"
      },
      "transito": {
        "text": "#cdb7ff",
        "glyph": "#b593f8",
        "bg": "#211734",
        "border": "#4c2f7a"
      },
      "finalizado": {
        "text": "#9bd5aa",
        "glyph": "#6ebe85",
        "bg": "#0b2313",
        "border": "#065027"
      },
      "cancelado": {
        "text": "#d9d4cf",
        "glyph": "#b7b2ab",
        "bg": "#312d29",
        "border": "#3d3834"
      }
    },
    "feedback": {
      "info": {
        "text": "#c5deff",
        "icon": "#71aaff",
        "bg": "#0b1d37",
        "border": "#104082",
        "onInverse": "#1653a7"
      },
      "success": {
        "text": "#c3e6cb",
        "icon": "#6ebe85",
        "bg": "#0b2313",
        "border": "#065027",
        "onInverse": "#076834"
      },
      "warning": {
        "text": "#f5d89b",
        "icon": "#df9a00",
        "bg": "#2d1800",
        "border": "#683100",
        "onInverse": "#824400"
      },
      "critical": {
        "text": "#ffcece",
        "icon": "#ff7a7a",
        "bg": "#380c0e",
        "border": "#800219",
        "onInverse": "#a50022"
      }
    },
    "badge": {
      "critical": {
        "text": "#ffabab",
        "bg": "#380c0e",
        "border": "#800219"
      },
      "warning": {
        "text": "#f5d89b",
        "bg": "#2d1800",
        "border": "#683100"
      },
      "neutral": {
        "text": "#e9e5e1",
        "bg": "#312d29",
        "border": "#3d3834"
      }
    },
    "channel": {
      "CS": {
        "bg": "#4d1739",
        "text": "#fecae6",
        "border": "#4d1739"
      },
      "SR": {
        "bg": "#0e2e5b",
        "text": "#c5deff",
        "border": "#0e2e5b"
      },
      "SN": {
        "bg": "#2d1800",
        "text": "#efbc59",
        "border": "#2d1800"
      },
      "SP": {
        "bg": "#0b391c",
        "text": "#c3e6cb",
        "border": "#0b391c"
      },
      "SH": {
        "bg": "#544f4a",
        "text": "#ffffff",
        "border": "#544f4a"
      },
      "ML": {
        "bg": "#4e2000",
        "text": "#f5d89b",
        "border": "#4e2000"
      },
      "PG": {
        "bg": "#312d29",
        "text": "#e9e5e1",
        "border": "#544f4a"
      },
      "TP": {
        "bg": "#023736",
        "text": "#c0e4e2",
        "border": "#023736"
      },
      "WC": {
        "bg": "#352255",
        "text": "#e0d4ff",
        "border": "#352255"
      },
      "AE": {
        "bg": "#004d4b",
        "text": "#dff1f0",
        "border": "#004d4b"
      }
    },
    "chart": {
      "series": {
        "1": "#71aaff",
        "2": "#efbc59",
        "3": "#1b8245",
        "4": "#ce58a1",
        "5": "#976fdf",
        "6": "#c0e4e2"
      },
      "sequence": {
        "1": "#0b1d37",
        "2": "#0e2e5b",
        "3": "#104082",
        "4": "#1653a7",
        "5": "#4488eb",
        "6": "#71aaff",
        "7": "#c5deff"
      },
      "current": "#71aaff",
      "previous": "#8d8781",
      "barMuted": "#3d3834",
      "grid": "#26231f",
      "axis": "#544f4a",
      "label": "#b7b2ab",
      "mapEdge": "#1f1c19",
      "mapOutline": "#4488eb",
      "noData": "#312d29",
      "positive": "#9bd5aa",
      "negative": "#ffabab",
      "area": "rgb(113 170 255 / 0.14)"
    }
  },
  "contrast": {
    "bg": {
      "canvas": "#ffffff",
      "sidebar": "#ffffff",
      "surface": "#ffffff",
      "raised": "#ffffff",
      "sunken": "#ffffff",
      "hover": "#f6f3f0",
      "pressed": "#e9e5e1",
      "selected": "#f6f3f0",
      "selectedHover": "#e9e5e1",
      "disabled": "#ffffff",
      "inverse": "#080706",
      "skeleton": "#e9e5e1",
      "skeletonShine": "#f6f3f0",
      "scrim": "rgb(8 7 6 / 0.72)"
    },
    "text": {
      "default": "#080706",
      "muted": "#26231f",
      "subtle": "#3d3834",
      "placeholder": "#544f4a",
      "disabled": "#6a645e",
      "inverse": "#ffffff",
      "inverseMuted": "#f6f3f0",
      "brand": "#800219",
      "link": "#104082",
      "linkHover": "#0e2e5b"
    },
    "icon": {
      "default": "#080706",
      "subtle": "#3d3834"
    },
    "border": {
      "subtle": "#6a645e",
      "default": "#3d3834",
      "strong": "#26231f",
      "control": "#080706",
      "controlHover": "#080706",
      "selected": "#080706",
      "disabled": "#6a645e"
    },
    "action": {
      "primary": {
        "bg": "#a50022",
        "bgHover": "#800219",
        "bgPressed": "#5a0b13",
        "text": "#ffffff",
        "border": "#5a0b13"
      },
      "secondary": {
        "bg": "#ffffff",
        "bgHover": "#f6f3f0",
        "bgPressed": "#e9e5e1",
        "text": "#080706",
        "border": "#080706"
      },
      "ghost": {
        "bgHover": "#f6f3f0",
        "bgPressed": "#e9e5e1",
        "text": "#080706"
      },
      "danger": {
        "text": "#800219",
        "border": "#800219",
        "bgHover": "#fff4f4",
        "solidBg": "#800219",
        "solidBgHover": "#5a0b13",
        "solidText": "#ffffff"
      }
    },
    "focus": {
      "ring": "#080706",
      "gap": "#ffffff",
      "ringInverse": "#ffffff"
    },
    "control": {
      "checkedBg": "#a50022",
      "checkedBorder": "#a50022",
      "checkedMark": "#ffffff",
      "trackOff": "#544f4a",
      "thumb": "#ffffff"
    },
    "nav": {
      "text": "#080706",
      "textActive": "#080706",
      "icon": "#3d3834",
      "bgActive": "#ffffff",
      "marker": "#a50022"
    },
    "status": {
      "pendiente": {
        "text": "#683100",
        "glyph": "#683100",
        "bg": "#ffffff",
        "border": "#683100"
      },
      "listo_para_enviar": {
        "text": "#104082",
        "glyph": "#104082",
        "bg": "#ffffff",
        "border": "#104082"
      },
      "transito": {
        "text": "#4c2f7a",
        "glyph": "#4c2f7a",
        "bg": "#ffffff",
        "border": "#4c2f7a"
      },
      "finalizado": {
        "text": "#065027",
        "glyph": "#065027",
        "bg": "#ffffff",
        "border": "#065027"
      },
      "cancelado": {
        "text": "#26231f",
        "glyph": "#26231f",
        "bg": "#ffffff",
        "border": "#26231f"
      }
    },
    "feedback": {
      "info": {
        "text": "#0e2e5b",
        "icon": "#104082",
        "bg": "#ffffff",
        "border": "#104082",
        "onInverse": "#a1c7ff"
      },
      "success": {
        "text": "#0b391c",
        "icon": "#065027",
        "bg": "#ffffff",
        "border": "#065027",
        "onInverse": "#9bd5aa"
      },
      "warning": {
        "text": "#4e2000",
        "icon": "#683100",
        "bg": "#ffffff",
        "border": "#683100",
        "onInverse": "#efbc59"
      },
      "critical": {
        "text": "#5a0b13",
        "icon": "#800219",
        "bg": "#ffffff",
        "border": "#800219",
        "onInverse": "#ffabab"
      }
    },
    "badge": {
      "critical": {
        "text": "#800219",
        "bg": "#ffffff",
        "border": "#800219"
      },
      "warning": {
        "text": "#4e2000",
        "bg": "#ffffff",
        "border": "#4e2000"
      },
      "neutral": {
        "text": "#080706",
        "bg": "#ffffff",
        "border": "#3d3834"
      }
    },
    "channel": {
      "CS": {
        "bg": "#ffffff",
        "text": "#080706",
        "border": "#080706"
      },
      "SR": {
        "bg": "#ffffff",
        "text": "#080706",
        "border": "#080706"
      },
      "SN": {
        "bg": "#ffffff",
        "text": "#080706",
        "border": "#080706"
      },
      "SP": {
        "bg": "#ffffff",
        "text": "#080706",
        "border": "#080706"
      },
      "SH": {
        "bg": "#ffffff",
        "text": "#080706",
        "border": "#080706"
      },
      "ML": {
        "bg": "#ffffff",
        "text": "#080706",
        "border": "#080706"
      },
      "PG": {
        "bg": "#ffffff",
        "text": "#080706",
        "border": "#080706"
      },
      "TP": {
        "bg": "#ffffff",
        "text": "#080706",
        "border": "#080706"
      },
      "WC": {
        "bg": "#ffffff",
        "text": "#080706",
        "border": "#080706"
      },
      "AE": {
        "bg": "#ffffff",
        "text": "#080706",
        "border": "#080706"
      }
    },
    "chart": {
      "series": {
        "1": "#256aca",
        "2": "#2d1800",
        "3": "#076834",
        "4": "#ad3983",
        "5": "#4c2f7a",
        "6": "#023736"
      },
      "sequence": {
        "1": "#ffffff",
        "2": "#c5deff",
        "3": "#a1c7ff",
        "4": "#71aaff",
        "5": "#256aca",
        "6": "#104082",
        "7": "#0b1d37"
      },
      "current": "#104082",
      "previous": "#544f4a",
      "barMuted": "#d9d4cf",
      "grid": "#d9d4cf",
      "axis": "#26231f",
      "label": "#26231f",
      "mapEdge": "#080706",
      "mapOutline": "#080706",
      "noData": "#ffffff",
      "positive": "#065027",
      "negative": "#800219",
      "area": "rgb(37 106 202 / 0)"
    }
  }
} as const;

export const shadow = {
  "light": {
    "raised": "0 1px 2px 0 rgb(38 35 31 / 0.05)",
    "popover": "0 4px 12px -2px rgb(38 35 31 / 0.1), 0 1px 3px 0 rgb(38 35 31 / 0.06)",
    "modal": "0 24px 48px -12px rgb(38 35 31 / 0.22), 0 4px 12px -4px rgb(38 35 31 / 0.1)",
    "sticky": "0 4px 8px -6px rgb(38 35 31 / 0.14)"
  },
  "dark": {
    "raised": "0 1px 2px 0 rgb(0 0 0 / 0.11)",
    "popover": "0 4px 12px -2px rgb(0 0 0 / 0.22), 0 1px 3px 0 rgb(0 0 0 / 0.132)",
    "modal": "0 24px 48px -12px rgb(0 0 0 / 0.484), 0 4px 12px -4px rgb(0 0 0 / 0.22)",
    "sticky": "0 4px 8px -6px rgb(0 0 0 / 0.308)"
  },
  "contrast": {
    "raised": "0 1px 2px 0 rgb(38 35 31 / 0)",
    "popover": "0 4px 12px -2px rgb(38 35 31 / 0), 0 1px 3px 0 rgb(38 35 31 / 0)",
    "modal": "0 24px 48px -12px rgb(38 35 31 / 0), 0 4px 12px -4px rgb(38 35 31 / 0)",
    "sticky": "0 4px 8px -6px rgb(38 35 31 / 0)"
  }
} as const;

export const space = {
  "0": "0px",
  "1": "4px",
  "2": "8px",
  "3": "12px",
  "4": "16px",
  "5": "20px",
  "6": "24px",
  "8": "32px",
  "10": "40px",
  "12": "48px",
  "16": "64px",
  "20": "80px",
  "0.5": "2px",
  "1.5": "6px"
} as const;

export const radius = {
  "none": "0px",
  "xs": "4px",
  "sm": "6px",
  "md": "8px",
  "lg": "12px",
  "xl": "16px",
  "full": "999px"
} as const;

export const size = {
  "sidebar": {
    "full": "240px",
    "reduced": "70px"
  },
  "topbar": "56px",
  "bottomNav": "64px",
  "control": {
    "sm": "28px",
    "md": "36px",
    "lg": "44px"
  },
  "row": {
    "compact": "40px",
    "default": "52px",
    "relaxed": "68px"
  },
  "rowHeader": "40px",
  "icon": {
    "sm": "16px",
    "md": "20px",
    "lg": "24px"
  },
  "statusGlyph": "14px",
  "channelTile": {
    "sm": "20px",
    "md": "28px",
    "lg": "40px"
  },
  "thumb": {
    "sm": "32px",
    "md": "40px",
    "lg": "56px"
  },
  "content": {
    "max": "1440px",
    "form": "720px",
    "reading": "640px",
    "panel": "360px",
    "drawer": "480px",
    "modal": "480px"
  },
  "focusRing": {
    "width": "2px",
    "gap": "2px",
    "widthContrast": "3px"
  },
  "navMarker": "3px",
  "border": {
    "thin": "1px",
    "thick": "2px"
  },
  "target": {
    "min": "24px",
    "touch": "44px"
  },
  "item": "32px",
  "inset": {
    "card": "16px",
    "cell": "12px",
    "edge": "16px",
    "item": "6px"
  }
} as const;

export const density = {
  "compact": {
    "control": {
      "sm": "24px",
      "md": "32px"
    },
    "item": "28px",
    "row": {
      "default": "40px",
      "relaxed": "52px"
    },
    "rowHeader": "36px",
    "inset": {
      "card": "12px",
      "cell": "8px",
      "edge": "12px",
      "item": "4px"
    }
  }
} as const;

export const fontFamily = {
  "sans": "'Inter Variable', 'Inter Fallback', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
  "mono": "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace"
} as const;

export const fontWeight = {
  "regular": 400,
  "medium": 500,
  "semibold": 600,
  "bold": 650
} as const;

export const fontFeature = {
  "default": "\"cv05\" 1, \"cv08\" 1, \"calt\" 1",
  "numeric": "\"tnum\" 1, \"cv08\" 1, \"zero\" 0",
  "code": "\"tnum\" 1, \"zero\" 1, \"cv08\" 1, \"ss02\" 1"
} as const;

export const textStyle = {
  "figure": {
    "fontSize": "1.75rem",
    "lineHeight": 1.2857,
    "letterSpacing": "-0.02em",
    "fontWeight": 600
  },
  "metric": {
    "fontSize": "1.375rem",
    "lineHeight": 1.2727,
    "letterSpacing": "-0.02em",
    "fontWeight": 600
  },
  "title": {
    "fontSize": "1.375rem",
    "lineHeight": 1.2727,
    "letterSpacing": "-0.02em",
    "fontWeight": 600
  },
  "titleTouch": {
    "fontSize": "1.25rem",
    "lineHeight": 1.4,
    "letterSpacing": "-0.02em",
    "fontWeight": 600
  },
  "dialogTitle": {
    "fontSize": "1.125rem",
    "lineHeight": 1.3333,
    "letterSpacing": "-0.0139em",
    "fontWeight": 600
  },
  "amount": {
    "fontSize": "1rem",
    "lineHeight": 1.5,
    "letterSpacing": "-0.01em",
    "fontWeight": 600
  },
  "heading": {
    "fontSize": "0.9375rem",
    "lineHeight": 1.3333,
    "letterSpacing": "-0.0107em",
    "fontWeight": 600
  },
  "subheading": {
    "fontSize": "0.875rem",
    "lineHeight": 1.4286,
    "letterSpacing": "-0.0043em",
    "fontWeight": 600
  },
  "body": {
    "fontSize": "0.875rem",
    "lineHeight": 1.4286,
    "letterSpacing": "-0.0043em",
    "fontWeight": 400
  },
  "bodyStrong": {
    "fontSize": "0.875rem",
    "lineHeight": 1.4286,
    "letterSpacing": "-0.0043em",
    "fontWeight": 500
  },
  "cell": {
    "fontSize": "0.8125rem",
    "lineHeight": 1.3846,
    "letterSpacing": "-0.0015em",
    "fontWeight": 400
  },
  "cellStrong": {
    "fontSize": "0.8125rem",
    "lineHeight": 1.3846,
    "letterSpacing": "-0.0015em",
    "fontWeight": 500
  },
  "label": {
    "fontSize": "0.8125rem",
    "lineHeight": 1.3846,
    "letterSpacing": "-0.0015em",
    "fontWeight": 500
  },
  "caption": {
    "fontSize": "0.75rem",
    "lineHeight": 1.3333,
    "letterSpacing": 0,
    "fontWeight": 400
  },
  "captionStrong": {
    "fontSize": "0.75rem",
    "lineHeight": 1.3333,
    "letterSpacing": 0,
    "fontWeight": 500
  },
  "micro": {
    "fontSize": "0.6875rem",
    "lineHeight": 1.2727,
    "letterSpacing": "0.0091em",
    "fontWeight": 600
  },
  "touchBody": {
    "fontSize": "1rem",
    "lineHeight": 1.5,
    "letterSpacing": "-0.01em",
    "fontWeight": 400
  }
} as const;

export const durationMs = {
  "instant": 0,
  "fast": 100,
  "base": 160,
  "slow": 240,
  "progress": 400,
  "skeleton": 1400,
  "snackbarHide": 6000,
  "resizeDebounce": 300,
  "skeletonDelay": 200,
  "pendingDelay": 400
} as const;

export const easing = {
  "standard": "cubic-bezier(0.2, 0, 0, 1)",
  "enter": "cubic-bezier(0, 0, 0.2, 1)",
  "exit": "cubic-bezier(0.4, 0, 1, 1)"
} as const;

export const zIndex = {
  "base": 0,
  "sticky": 100,
  "shell": 200,
  "drawer": 300,
  "popover": 400,
  "modal": 500,
  "snackbar": 600,
  "tooltip": 700,
  "loader": 800
} as const;

export const breakpoint = {
  "mobile": 750,
  "reduced": 1110,
  "wide": 1600
} as const;
