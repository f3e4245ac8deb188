import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as Content,
  UNSTABLE_ToastQueue as Queue,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components';

const queue = new Queue<{ title: string }>();

export const Part = () => (
  <>
    <Button onPress={() => queue.add({ title: 'Listo' })}>Avisar</Button>
    <Region queue={queue}>
      {({ toast }) => (
        <Toast toast={toast}>
          <Content>
            <Text slot="title">{toast.content.title}</Text>
          </Content>
          <Button slot="close">x</Button>
        </Toast>
      )}
    </Region>
  </>
);
