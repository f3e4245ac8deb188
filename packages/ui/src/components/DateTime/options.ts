export const dateTimeFormats = ['dateTime', 'day', 'longDay', 'time'] as const;
