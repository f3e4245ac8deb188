import {
  Button,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DateRangePicker,
  DateSegment,
  Dialog,
  FieldError,
  Group,
  Heading,
  Label,
  Popover,
  RangeCalendar,
} from 'react-aria-components';

export const Part = () => (
  <DateRangePicker>
    <Label>Periodo</Label>
    <Group>
      <DateInput slot="start">{(segment) => <DateSegment segment={segment} />}</DateInput>
      <DateInput slot="end">{(segment) => <DateSegment segment={segment} />}</DateInput>
      <Button>v</Button>
    </Group>
    <FieldError />
    <Popover>
      <Dialog>
        <RangeCalendar>
          <header>
            <Button slot="previous">a</Button>
            <Heading />
            <Button slot="next">s</Button>
          </header>
          <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
        </RangeCalendar>
      </Dialog>
    </Popover>
  </DateRangePicker>
);
