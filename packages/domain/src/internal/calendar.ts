const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a month (1 to 12) has a day; `leap` decides about 29 February. */
export function isMonthDay(month: number, day: number, leap: boolean): boolean {
  const days = month === 2 && !leap ? 28 : (longest[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
